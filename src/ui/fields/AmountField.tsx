import { type MouseEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { amountError, minorOf, typedAmount, type TypedAmount, writtenAmount } from '#src/lib/amount.ts'
import { formatMoney, fromWire, type Minor } from '#src/lib/money.ts'
import { media } from '#src/theme/media.ts'
import { color, font, size, space, text } from '#src/theme/tokens.ts'
import { PressedLink } from '#src/ui/buttons/Link.tsx'
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
/** The figures need the code's place on a small phone or in large text. */
const noRoomForCode = '(width < 16rem)'

const Box = styled.div`
  container-type: inline-size;
`
const Code = styled(Unit)`
  inset-inline-end: ${space.md};
  font-weight: 500;
  @container ${noRoomForCode} {
    display: none;
  }
`
const Figure = styled(TextInput)`
  padding-inline-start: calc(${size.row} + ${space.sm});
  font-weight: 500;
  &[data-size='large'] {
    padding: ${space.xs} calc(${size.row} + ${space.md}) ${space.xs} calc(${space.xl} + ${space.xs});
    font-family: ${font.heading};
    font-size: ${text.balance};
    font-weight: 600;
    line-height: 1.25;
    /* Constant: Firefox makes a field at least as high as its font. */
    height: calc(1.25 * ${text.balance} + 2 * ${space.xs} + 2px);
    &::placeholder {
      color: ${color.border};
    }
    @media ${media.narrow} {
      &[data-long] {
        font-size: ${text.heading};
      }
    }
    @container ${noRoomForCode} {
      height: auto;
      padding-inline-end: ${space.xs};
      font-size: ${text.heading};
      &[data-long] {
        font-size: ${text.body};
      }
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

/** The number of large characters that fit a phone. */
const shortText = 9

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
  const input = useRef<HTMLInputElement>(null)
  /** The amount of a text that could be meant otherwise. */
  const [explained, setExplained] = useState<Minor>()
  const minor = minorOf(value)
  const written = writtenAmount(minor)

  function type(text: string): void {
    const next = typedAmount(text)
    setExplained(fromWire(text) === minorOf(next) ? undefined : minorOf(next))
    onChange(next)
  }

  // An unfinished amount is reported when the form is submitted, not while the customer types.
  const isUnfinished = value.kind === 'invalid' && value.reason === 'unfinished' && errorMessage === undefined
  const error =
    value.kind === 'ambiguous' ? (
      <Suggestion
        suggestion={value.suggestion}
        error={amountError(value)}
        onPress={() => {
          type(value.suggestion)
          input.current?.focus()
        }}
      />
    ) : (
      amountError(value)
    )
  const understood =
    minor !== undefined && minor === explained ? `You entered ${formatMoney(minor, currency)}.` : undefined
  return (
    <TextField
      autoComplete="transaction-amount"
      isErrorAnnounced
      {...rest}
      description={[understood, description].filter(Boolean).join(' ')}
      errorMessage={isUnfinished ? undefined : (error ?? errorMessage)}
      inputMode="decimal"
      value={value.text}
      onChange={type}
    >
      <Box>
        <Currency data-size={figureSize}>{currency}</Currency>
        <Figure
          ref={input}
          data-size={figureSize}
          data-long={value.text.length > shortText || undefined}
          {...(figureSize !== 'text' && { placeholder: '0.00' })}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onMouseDown={selectOnFirstPress}
          onBlur={() => value.text !== written.text && minor !== undefined && onChange(written)}
        />
        {code !== undefined && <Code>{code}</Code>}
      </Box>
    </TextField>
  )
}

interface SuggestionProps {
  suggestion: string
  error: string | undefined
  onPress: () => void
}

/** The error about an ambiguous amount, whose suggestion is a button. */
function Suggestion({ suggestion, error, onPress }: SuggestionProps) {
  const [before, after] = error?.split(`${suggestion}?`) ?? []
  return (
    <span>
      <span>{before}</span>
      <PressedLink onPress={onPress}>
        <span>{`${suggestion}?`}</span>
      </PressedLink>
      <span>{after}</span>
    </span>
  )
}

/** The press that focuses a filled field would otherwise move the caret and undo the selection. */
function selectOnFirstPress(event: MouseEvent<HTMLInputElement>): void {
  const input = event.currentTarget
  if (document.activeElement === input || input.value === '') return
  event.preventDefault()
  input.focus()
}
