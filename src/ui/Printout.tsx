import { useEffect, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styled from 'styled-components'
import { printouts, type PrintoutName } from './printOut.ts'
import { usePrinting } from './usePrinting.ts'

const Pages = styled.article`
  --printout-muted: #444;
  --printout-rule: #bbb;
  color: #000;
  font-size: 9pt;
  line-height: 1.4;
  dt,
  [data-quiet] {
    color: var(--printout-muted);
  }
  dd,
  [data-strong] {
    font-weight: 500;
  }
  sup {
    line-height: 0;
  }
  [data-note] {
    padding-block-start: 3mm;
    border-block-start: 1px solid var(--printout-rule);
    break-inside: avoid;
  }
`

export interface PrintoutProps {
  name: PrintoutName
  /** Safari and Firefox print their own footer. */
  footer: readonly [string, string]
  children: ReactNode
}

/** Rendered only while the browser prints; global.css then hides everything else and sets the page margins. */
export function Printout({ name, footer, children }: PrintoutProps) {
  const isPrinting = usePrinting()
  useEffect(() => {
    const others = printouts.get()
    // A statement may load after the receipt that is open above it.
    printouts.set(name === 'statement' ? [name, ...others] : [...others, name])
    return () => printouts.set(printouts.get().filter((other) => other !== name))
  }, [name])
  const isNext = useSyncExternalStore(
    printouts.subscribe,
    () => printouts.get().at(-1) === name,
    () => false,
  )
  return isPrinting && isNext && <Portal footer={footer}>{children}</Portal>
}

function Portal({ footer: [start, middle], children }: Pick<PrintoutProps, 'footer' | 'children'>) {
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement
    dataset['printing'] = ''
    style.setProperty('--printout-start', cssString(start))
    style.setProperty('--printout-middle', cssString(middle))
    return () => {
      delete dataset['printing']
      style.removeProperty('--printout-start')
      style.removeProperty('--printout-middle')
    }
  }, [start, middle])
  // Keeps react-aria from hiding it from screen readers and PDF structure while a dialog is open.
  return createPortal(
    <Pages data-printout data-react-aria-top-layer>
      {children}
    </Pages>,
    document.body,
  )
}

/** A CSS string: a backslash escapes any character but a digit or a line break. */
function cssString(text: string): string {
  return `"${text.replace(/\s+/g, ' ').replace(/["\\]/g, '\\$&')}"`
}
