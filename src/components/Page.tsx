import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { color, size, space, text } from '#src/theme/tokens.ts'

/** What the titles of all screens end with: the bank's name. */
export const TitleContext = createContext('')

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.lg};
  width: 100%;
  max-width: ${size.content};
  margin-inline: auto;
`
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space.sm} ${space.lg};
`
const Subtitle = styled.p`
  margin-top: ${space.hair};
  font-size: ${text.lead};
  color: ${color.muted};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`

/** The screen or step whose heading was last in view. Outside React, for it outlives every screen. */
let lastPlace: string | undefined

/** Puts the focus on the screen's heading: for when the control that held it has gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus()
}

export interface PageProps {
  title: string
  subtitle?: ReactNode
  /** Buttons or links beside the heading. */
  actions?: ReactNode
  /** Names a step within the screen: when it changes, the heading takes the focus as it does for a new screen. */
  step?: string | undefined
  children: ReactNode
}

/**
 * One screen: its heading, the window's title, and where the focus goes. On arriving from another screen the heading
 * takes the focus, so that a screen reader starts there; on the first load the browser's own start is left alone.
 */
export function Page({ title, subtitle, actions, step, children }: PageProps) {
  const suffix = useContext(TitleContext)
  const { pathname } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    document.title = suffix === '' ? title : `${title} · ${suffix}`
  }, [title, suffix])

  useEffect(() => {
    const place = `${pathname}#${step ?? ''}`
    if (lastPlace !== undefined && lastPlace !== place) heading.current?.focus()
    lastPlace = place
  }, [pathname, step])

  return (
    <Frame>
      <Head>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
        </div>
        {actions !== undefined && <Actions data-print="hide">{actions}</Actions>}
      </Head>
      {children}
    </Frame>
  )
}
