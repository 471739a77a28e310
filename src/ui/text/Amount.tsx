import { t } from '@lingui/core/macro'
import styled from 'styled-components'
import { formatMoney, type Minor } from '#src/lib/money.ts'
import { color, font, text } from '#src/theme/tokens.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** A fixed number, so that it does not reveal the amount's length. */
const mask = '******'

const Figure = styled.span`
  display: inline-block;
  font-variant-numeric: tabular-nums;
  font-weight: 500;
  text-align: end;
  white-space: nowrap;
  /* Keeps the sign before the figure in right-to-left pages, such as translated ones. */
  direction: ltr;
  unicode-bidi: isolate;
  &[data-direction='credit'] {
    color: ${color.success};
  }
  &[data-struck] {
    position: relative;
    color: ${color.muted};
    /* Begins after the sign, which a line through it would hide. */
    &::after {
      content: '';
      position: absolute;
      inset: 50% 0 auto;
      border-block-start: 1px solid;
    }
    &[data-direction]::after {
      inset-inline-start: 0.75em;
    }
  }
  &[data-size='balance'] {
    font-family: ${font.heading};
    font-size: ${text.balance};
    font-weight: 600;
    line-height: 1.2;
    letter-spacing: -0.01em;
    text-align: start;
  }
`

/** Text font, and lowered: stars sit high in their line. */
const Stars = styled.span`
  position: relative;
  inset-block-start: 0.14em;
  font-family: ${font.text};
  [data-size='balance'] > & {
    letter-spacing: -0.1em;
  }
`

export interface AmountProps {
  minor: Minor | undefined
  currency: string
  /** Adds the sign and the word for screen readers. If undefined, only negative amounts have a sign. */
  direction?: 'credit' | 'debit' | undefined
  isHidden?: boolean | undefined
  isStruck?: boolean
  size?: 'text' | 'balance' | undefined
}

const signs = { credit: '+', debit: '−' }
/** As a customer hears them before the figure, and reads them beside it. */
export const directionNames = {
  credit: t({ message: 'credit', context: 'money in' }),
  debit: t({ message: 'debit', context: 'money out' }),
}

export function Amount({ minor, currency, direction, isHidden = false, isStruck = false, size = 'text' }: AmountProps) {
  if (isHidden) {
    return (
      <Figure data-size={size}>
        <Stars aria-hidden="true">{mask}</Stars>
        <VisuallyHidden>{t({ message: 'hidden', context: 'amount' })}</VisuallyHidden>
      </Figure>
    )
  }
  if (minor === undefined) return <Figure data-size={size}>–</Figure>
  const written =
    direction === undefined ? formatMoney(minor, currency) : signs[direction] + formatMoney(Math.abs(minor), currency)
  return (
    <Figure
      data-size={size}
      data-direction={direction}
      data-struck={isStruck || undefined}
      // A long sum in large text stays in one line.
      style={size === 'balance' ? { fontSize: `min(${text.balance}, ${150 / written.length}vw)` } : undefined}
    >
      {direction !== undefined && <VisuallyHidden>{`${directionNames[direction]} `}</VisuallyHidden>}
      <span>{written}</span>
    </Figure>
  )
}
