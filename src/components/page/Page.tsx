import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import styled from 'styled-components'
import { config } from '#src/config.ts'
import { media } from '#src/theme/media.ts'
import { color, layer, size, space, text } from '#src/theme/tokens.ts'
import { Cluster, Line } from '#src/ui/layout/Columns.tsx'
import { useLayoutPart } from '#src/ui/layout/layout.ts'

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.lg};
  width: 100%;
  max-width: ${size.content};
  margin-inline: auto;
  @media ${media.narrow} {
    gap: ${space.md};
  }
`
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space.sm} ${space.lg};
  @media screen {
    /* In the header's row, and above the header while it scrolls away. */
    position: sticky;
    inset-block-start: ${size.headStart};
    z-index: ${layer.head};
    min-height: ${size.headRow};
    margin-block-start: calc(-1 * ${size.headRow});
    margin-inline-end: ${size.headEnd};
  }
  @media ${media.compact} {
    align-items: center;
  }
  @media ${media.desktop} {
    align-content: flex-start;
    padding-block-start: calc(${size.headRow} / 4);
  }
`
const Subtitle = styled.p`
  margin-top: ${space.xxs};
  font-size: ${text.lead};
  color: ${color.muted};
`

export const isDemonstration = import.meta.env.MODE === 'mock'

/** Ends the title of each window. */
const siteTitle = isDemonstration ? `${config.bankName} (demonstration)` : config.bankName

/** The screen or step whose heading was last visible, and its history entry. Outside React, since they outlive screens. */
let lastPlace: string | undefined
let lastEntry: string | undefined

let headingShown: HTMLElement | null = null

export function hasHeadingFocus(): boolean {
  return headingShown === document.activeElement
}

export function focusHeading(): void {
  headingShown?.focus()
}

export interface PageProps {
  title: string
  windowTitle?: string | undefined
  subtitle?: ReactNode
  trail?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  /** A step within the screen. When it changes, the heading gets the focus, as on a new screen. */
  step?: string | undefined
  children: ReactNode
}

/** Gets the focus after a navigation, so that screen readers start there, but not on the first load. */
export function PageHeading({ title, windowTitle = title, step }: Pick<PageProps, 'title' | 'windowTitle' | 'step'>) {
  const { pathname, key: entry } = useLocation()
  const isPop = useNavigationType() === NavigationType.Pop
  const heading = useRef<HTMLHeadingElement>(null)
  const ownPlace = useRef<string>(undefined)

  useEffect(() => {
    document.title = `${windowTitle} · ${siteTitle}`
  }, [windowTitle])

  // No layout effect: a panel that closes with the navigation still contains the focus then.
  useEffect(() => {
    const place = `${pathname}#${step ?? ''}`
    // StrictMode runs effects twice. The second run must not move the focus away from a field.
    if (ownPlace.current !== place && lastPlace !== undefined && lastPlace !== place) {
      const isBack = isPop && entry !== lastEntry
      // A heading that stays in view would not scroll the page when it gets the focus. Back keeps the place.
      if (!isBack) scrollTo(0, 0)
      heading.current?.focus({ preventScroll: isBack })
    }
    ownPlace.current = place
    lastPlace = place
    lastEntry = entry
  }, [pathname, step, isPop, entry])

  // The next heading gets the focus, since the focused element unmounts with its page.
  useLayoutEffect(() => {
    headingShown = heading.current
    return () => {
      headingShown = null
      if (document.activeElement !== document.body) lastPlace = ''
    }
  }, [])

  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  )
}

export function Page({ title, windowTitle, subtitle, trail, lead, actions, step, children }: PageProps) {
  useLayoutPart('wayBack', Boolean(lead))
  return (
    <Frame>
      <Head>
        <div>
          {trail}
          <Line $gap="xxs">
            {lead}
            <PageHeading title={title} windowTitle={windowTitle} step={step} />
          </Line>
          {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
        </div>
        {actions !== undefined && (
          <Cluster $gap="xs" $keepsWidth data-print="hide">
            {actions}
          </Cluster>
        )}
      </Head>
      {children}
    </Frame>
  )
}
