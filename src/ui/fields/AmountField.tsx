import { t } from '@lingui/core/macro'
import { useState } from 'react'
import styled from 'styled-components'
import { minorOf, typedAmount, type TypedAmount, writtenAmount } from '#src/lib/amount.ts'
import { decimalSign, formatAmount, formatMoney, fromWire, type Minor } from '#src/lib/money.ts'
import { media } from '#src/theme/media.ts'
import { color, font, size, space, text } from '#src/theme/tokens.ts'
import { amountError } from './amountError.ts'
import { TextField, type TextFieldProps, TextInput } from './TextField.tsx'

const Unit = styled.span`
  position: absolute;
  inset-block: 1px;
  display: grid;
  place-items: center;
  color: ${color.muted};
  font-weight: 600;
  pointer-events: none;
`
const Currency = styled(Unit)`
  inset-inline-start: 1px;
  width: ${size.row};
  font-size: ${text.small};
  &[data-size='text'] {
    border-inline-end: 1px solid ${color.rule};
  }
  &[data-size='large'] {
    width: calc(${space.xl} + ${space.xs});
    font-family: ${font.heading};
    font-size: ${text.heading};
  }
`
const Code = styled(Unit)`
  inset-inline-end: ${space.md};
  font-weight: 500;
`
const Figure = styled(TextInput)`
  padding-inline-start: calc(${size.row} + ${space.sm});
  font-weight: 500;
  &[data-size='large'] {
    padding-inline: calc(${space.xl} + ${space.xs}) calc(${size.row} + ${space.xs});
    font-family: ${font.heading};
    font-size: ${text.balance};
    font-weight: 600;
    /* Firefox would change it once the font has loaded. */
    height: 1.7em;
    padding-block: 0;
    &::placeholder {
      color: ${color.border};
    }
    @media ${media.narrow} {
      height: 2.4em;
      font-size: ${text.heading};
    }
  }
`

export interface AmountFieldProps extends Omit<
  TextFieldProps,
  'children' | 'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange'
> {
  currency: string
  code?: string | undefined
  value: TypedAmount
  onChange: (amount: TypedAmount) => void
  size?: 'text' | 'large' | undefined
}

/** A text field, since a number field would change the typed text. On blur the text is formatted. */
export function AmountField({
  currency,
  code,
  value,
  onChange,
  description,
  errorMessage,
  size: figureSize = 'text',
  ...rest
}: AmountFieldProps) {
  /** The amount of a text that could be meant otherwise. */
  const [explained, setExplained] = useState<Minor>()
  const minor = minorOf(value)
  const written = writtenAmount(minor)

  function type(text: string): void {
    const next = typedAmount(text)
    setExplained(fromWire(text.replace(decimalSign, '.')) === minorOf(next) ? undefined : minorOf(next))
    onChange(next)
  }

  // An unfinished amount is reported when the form is submitted, not while the customer types.
  const isUnfinished = value.kind === 'invalid' && value.reason === 'unfinished' && errorMessage === undefined
  const understood =
    minor !== undefined && minor === explained ? t`You entered ${{ amount: formatMoney(minor, currency) }}.` : undefined
  return (
    <TextField
      autoComplete="transaction-amount"
      isErrorAnnounced
      {...rest}
      description={[understood, description].filter(Boolean).join(' ')}
      errorMessage={isUnfinished ? undefined : (amountError(value) ?? errorMessage)}
      inputMode="decimal"
      value={value.text}
      onChange={type}
    >
      <Currency data-size={figureSize}>{currency}</Currency>
      <Figure
        data-size={figureSize}
        {...(figureSize !== 'text' && { placeholder: formatAmount(0) })}
        onBlur={() => value.text !== written.text && minor !== undefined && onChange(written)}
      />
      {code !== undefined && <Code>{code}</Code>}
    </TextField>
  )
}
