import styled from 'styled-components'
import { formatAmount, parseAmount } from '#src/lib/money.ts'
import { color, size, space, text } from '#src/theme/tokens.ts'
import { TextFieldFrame, type TextFieldFrameProps } from './TextFieldFrame.tsx'
import { TextInput } from './TextField.tsx'

const Box = styled.div`
  position: relative;
`
const Currency = styled.span`
  position: absolute;
  inset-block: 1px;
  inset-inline-start: 1px;
  display: grid;
  place-items: center;
  width: ${size.row};
  border-inline-end: 1px solid ${color.rule};
  color: ${color.muted};
  font-size: ${text.small};
  font-weight: 600;
  pointer-events: none;
`
const Figure = styled(TextInput)`
  padding-inline-start: calc(${size.row} + ${space.sm});
  font-weight: 500;
`

export interface MoneyFieldProps extends Omit<
  TextFieldFrameProps,
  'children' | 'type' | 'inputMode' | 'value' | 'onChange'
> {
  /** Symbol or code, shown before the figure. */
  currency: string
  /** The text as typed, never a number: half-typed amounts are kept as they are. Signs that no amount has do not get in. */
  value: string
  onChange: (text: string) => void
}

/** An amount of money. Leaving the field writes it out with two decimals. */
export function MoneyField({ currency, value, onChange, ...rest }: MoneyFieldProps) {
  function writeOut(): void {
    const minor = parseAmount(value)
    if (minor !== undefined && formatAmount(minor) !== value) onChange(formatAmount(minor))
  }
  return (
    <TextFieldFrame
      autoComplete="transaction-amount"
      {...rest}
      inputMode="decimal"
      value={value}
      onChange={(typed) => onChange(typed.replace(/[^\d.,-]/g, ''))}
      onBlur={writeOut}
    >
      {(input) => (
        <Box>
          <Currency>{currency}</Currency>
          <Figure {...input} />
        </Box>
      )}
    </TextFieldFrame>
  )
}
