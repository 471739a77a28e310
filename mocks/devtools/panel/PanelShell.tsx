import { Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, layer, radius, size, space } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { IconButton } from '#src/ui/buttons/IconButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { CloseIcon } from '#src/ui/text/NavigationIcons.tsx'
import { openPart, rememberOpenPart } from './openState.ts'

// Between the app's overlays and its messages.
const z = layer.overlay + 5

const Corner = styled.aside`
  position: fixed;
  z-index: ${z};
  inset-block-end: ${space.xs};
  inset-inline-end: ${space.xs};
  /* Stays above the app's bar, whose controls it would cover. */
  @media not ${media.desktop} {
    inset-block-end: calc(${size.bottomBar} + ${space.xs});
  }
  button {
    box-shadow: 0 2px 8px ${color.shadow};
  }
  @media ${media.narrow} {
    button {
      padding-inline: ${space.xs};
    }
    [data-name] {
      position: absolute;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`
/** Beside the app if the window is wide enough for both. */
const dockedWidth = 'clamp(22rem, 100vw - 64rem - 16px, 480px)'
const wide = '(width >= 80em)'
const Docked = createGlobalStyle`
  @media ${wide} {
    body { padding-inline-end: calc(${dockedWidth} + 16px); }
  }
`
const Container = styled.aside`
  position: fixed;
  z-index: ${z};
  inset-block-end: ${space.xs};
  inset-inline-end: ${space.xs};
  display: flex;
  flex-direction: column;
  width: min(480px, 100vw - 16px);
  @media ${wide} {
    width: ${dockedWidth};
  }
  /* A message of the app appears above it. */
  height: min(680px, 100dvh - ${size.topBar} - 112px);
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.raised};
  color: ${color.foreground};
  box-shadow: 0 16px 48px ${color.shadow};
  @media ${media.narrow} {
    height: min(640px, 75dvh);
  }
`
const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  padding-inline: ${space.md} ${space.xxs};
  border-block-end: 1px solid ${color.rule};
  > h2 {
    flex: 1;
    outline: none;
  }
`

export interface PanelShellProps {
  name: string
  icon: ReactNode
  problem?: string | undefined
  children: ReactNode
}

/** Not modal: the app beside it stays in use. Escape inside it closes it and focuses the button. */
export function PanelShell({ name, icon, problem, children }: PanelShellProps) {
  const [isOpen, setOpen] = useState(() => problem !== undefined || openPart() !== undefined)
  const heading = useRef<HTMLHeadingElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  /** Whether the next change moves the focus; not after a page load. */
  const moveFocus = useRef(false)
  const id = useId()

  useEffect(() => {
    if (moveFocus.current) (isOpen ? heading : toggle).current?.focus()
    moveFocus.current = false
  }, [isOpen])

  function open(isOpenNow: boolean): void {
    moveFocus.current = true
    rememberOpenPart(isOpenNow ? '' : undefined)
    setOpen(isOpenNow)
  }

  if (!isOpen) {
    return (
      <Corner aria-label={`${name}, for developers`}>
        <Button ref={toggle} variant="secondary" icon={icon} aria-expanded={false} onPress={() => open(true)}>
          <span data-name>{name}</span>
        </Button>
      </Corner>
    )
  }
  return (
    <Container
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) open(false)
      }}
    >
      <Docked />
      <Head>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <IconButton label={`Close ${name}`} onPress={() => open(false)}>
          <CloseIcon />
        </IconButton>
      </Head>
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      <Suspense fallback={<p>Loading…</p>}>{children}</Suspense>
    </Container>
  )
}
