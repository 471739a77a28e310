import { useRef, useState, type MouseEvent } from 'react'
import styled from 'styled-components'
import { amountError, readAmount, type AmountReading } from '#src/lib/amount.ts'
import { formatAmount, formatMoney, fromWire, type Minor } from '#src/lib/money.ts'
import { media } from '#src/theme/media.ts'
import { color, font, size, space, text } from '#src/theme/tokens.ts'
import { PressedLink } from './PressedLink.ts'
import { TextInput } from './TextField.tsx'
import { TextFieldFrame, type TextFieldFrameProps } from './TextFieldFrame.tsx'

const Unit = styled.span`
  position: absolute;
  inset-block: 1px;
  /* Contained inputs paint with positioned elements, so the symbol needs a place above. */
  z-index: 1;
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
  TextFieldFrameProps,
  'children' | 'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange'
> {
  currency: string
  code?: string | undefined
  /** Undefined while the text is not exactly one amount. A value other than the reported one replaces the text. */
  value: Minor | undefined
  /** Replaces `value` initially, such as a kept draft. */
  initialText?: string | undefined
  onChange: (amount: Minor | undefined, text: string) => void
  size?: 'text' | 'large' | undefined
}

/** The number of large characters that fit a phone. */
const shortText = 9

interface Typed {
  text: string
  isObvious: boolean
}

/** A text field, since a number field would change the typed text. On blur the text is formatted. */
export function AmountField({
  currency,
  code,
  value,
  initialText,
  onChange,
  description,
  errorMessage,
  size: figureSize = 'text',
  ...rest
}: AmountFieldProps) {
  const [typed, setTyped] = useState<Typed>({ text: initialText ?? textOf(value), isObvious: true })
  const [reported, setReported] = useState(value)
  if (value !== reported) {
    setReported(value)
    setTyped({ text: textOf(value), isObvious: true })
  }
  const reading = readAmount(typed.text)
  const input = useRef<HTMLInputElement>(null)

  function change(text: string): void {
    const next = readAmount(text)
    const amount = next.kind === 'amount' ? next.minor : undefined
    setTyped({ text, isObvious: fromWire(text) === amount })
    setReported(amount)
    onChange(amount, text)
  }

  /** Fires an input event, so that the form reads it like a typed amount. */
  function fill(text: string): void {
    input.current?.focus()
    input.current?.setRangeText(text, 0, typed.text.length, 'end')
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  // An unfinished amount is reported when the form is submitted, not while the customer types.
  const isUnfinished = reading.kind === 'invalid' && reading.reason === 'unfinished' && errorMessage === undefined
  const error =
    reading.kind === 'ambiguous' ? (
      <Suggestion reading={reading} onPress={() => fill(reading.suggestion)} />
    ) : (
      amountError(reading)
    )
  const understood =
    reading.kind === 'amount' && !typed.isObvious ? `You entered ${formatMoney(reading.minor, currency)}.` : undefined
  return (
    <TextFieldFrame
      autoComplete="transaction-amount"
      isErrorAnnounced
      {...rest}
      description={[understood, description].filter(Boolean).join(' ')}
      errorMessage={isUnfinished ? undefined : (error ?? errorMessage)}
      inputMode="decimal"
      value={typed.text}
      onChange={change}
    >
      <Box>
        <Currency data-size={figureSize}>{currency}</Currency>
        <Figure
          ref={input}
          data-size={figureSize}
          data-long={typed.text.length > shortText || undefined}
          {...(figureSize !== 'text' && { placeholder: '0.00' })}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onMouseDown={selectOnFirstPress}
          onBlur={() => reading.kind === 'amount' && setTyped({ ...typed, text: textOf(reading.minor) })}
        />
        {code !== undefined && <Code>{code}</Code>}
      </Box>
    </TextFieldFrame>
  )
}

interface SuggestionProps {
  reading: Extract<AmountReading, { kind: 'ambiguous' }>
  onPress: () => void
}

/** The error about an ambiguous amount, whose suggestion is a button. */
function Suggestion({ reading, onPress }: SuggestionProps) {
  const suggestion = `${reading.suggestion}?`
  const [before, after] = amountError(reading)?.split(suggestion) ?? []
  return (
    <span>
      <span>{before}</span>
      <PressedLink onPress={onPress}>
        <span>{suggestion}</span>
      </PressedLink>
      <span>{after}</span>
    </span>
  )
}

function textOf(amount: Minor | undefined): string {
  return amount === undefined ? '' : formatAmount(amount)
}

/** The press that focuses a filled field would otherwise move the caret and undo the selection. */
function selectOnFirstPress(event: MouseEvent<HTMLInputElement>): void {
  const input = event.currentTarget
  if (document.activeElement === input || input.value === '') return
  event.preventDefault()
  input.focus()
}
