import styled from 'styled-components'
import { amountError, readAmount } from '#src/lib/amount.ts'
import { formatMoney } from '#src/lib/money.ts'
import { color, font, size, space, text } from '#src/theme/tokens.ts'
import { TextInput } from './TextField.tsx'
import { TextFieldFrame, type TextFieldFrameProps } from './TextFieldFrame.tsx'

const Currency = styled.span`
  position: absolute;
  inset-block: 1px;
  inset-inline-start: 1px;
  /* Over the input, whose containment paints it with what is positioned, in the order of the page. */
  z-index: 1;
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
  &[data-size='large'] {
    padding-block: ${space.xxs};
    font-family: ${font.heading};
    font-size: ${text.balance};
    font-weight: 600;
    line-height: 1.25;
  }
`

export interface AmountFieldProps extends Omit<
  TextFieldFrameProps,
  'children' | 'type' | 'inputMode' | 'value' | 'onChange'
> {
  /** Symbol or code, shown before the figure. */
  currency: string
  /** The text exactly as typed: it is never changed while it is typed or afterwards. */
  value: string
  onChange: (text: string) => void
  /** Large where the amount is what the page is about. */
  size?: 'text' | 'large' | undefined
}

/**
 * An amount of money. A text field, since a number field would change what is typed. Below it the field says which amount it
 * has understood, or why it has understood none.
 */
export function AmountField({
  currency,
  value,
  onChange,
  description,
  errorMessage,
  size: figureSize = 'text',
  ...rest
}: AmountFieldProps) {
  const reading = readAmount(value)
  const understood = reading.kind === 'amount' ? `You entered ${formatMoney(reading.minor, currency)}.` : undefined
  // Half an amount is not wrong before the customer has finished it; a form that is submitted reports it.
  const isUnfinished = reading.kind === 'invalid' && reading.reason === 'unfinished'
  return (
    <TextFieldFrame
      autoComplete="transaction-amount"
      {...rest}
      description={[description, understood].filter(Boolean).join(' ')}
      errorMessage={errorMessage ?? (isUnfinished ? undefined : amountError(reading))}
      inputMode="decimal"
      value={value}
      onChange={onChange}
    >
      <Currency>{currency}</Currency>
      <Figure data-size={figureSize} />
    </TextFieldFrame>
  )
}
