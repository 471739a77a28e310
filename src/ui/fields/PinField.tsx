import { useState } from 'react'
import styled from 'styled-components'
import { toAsciiDigits } from '#src/lib/text.ts'
import { media } from '#src/theme/media.ts'
import { color, radius, text } from '#src/theme/tokens.ts'
import { Line } from '#src/ui/layout/Columns.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { TextField, TextInput, type TextFieldProps } from './TextField.tsx'

const Box = styled.div`
  position: relative;
  width: fit-content;
  max-width: 100%;
`
/** The real input covers the cells and is transparent: its own dots would not line up with them. */
const Digits = styled(TextInput)`
  position: absolute;
  inset: 0;
  height: 100%;
  border-color: transparent;
  background: none;
  color: transparent;
  caret-color: transparent;
  forced-color-adjust: none;
  cursor: text;
  &&&[aria-invalid] {
    box-shadow: none;
    border-color: transparent;
  }
  &&:hover {
    border-color: transparent;
  }
  &&:focus-within {
    outline: none;
  }
  &::selection {
    background: none;
    color: transparent;
  }
`
const Cell = styled.span`
  display: grid;
  place-items: center;
  min-width: 0;
  width: 48px;
  height: 56px;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surface};
  font-size: ${text.title};
  font-variant-numeric: tabular-nums;
  &[data-filled]:empty::after {
    content: '';
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: ${color.foreground};
    @media ${media.forcedColors} {
      background: CanvasText;
    }
  }
  /* Shown only until other digits are entered. */
  [aria-invalid] ~ * > &:first-child:not([data-filled]),
  [aria-invalid] ~ * > &:first-child:not([data-filled]) ~ & {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
  :focus ~ * > &[data-next] {
    outline: 2px solid ${color.focus};
    outline-offset: -1px;
  }
`

export interface PinFieldProps extends Omit<
  TextFieldProps,
  'children' | 'type' | 'inputMode' | 'pattern' | 'value' | 'onChange'
> {
  value: string
  onChange: (digits: string) => void
  /** Set for a code that the customer compares with a message. Screen readers get no other digits. */
  isShown?: boolean | undefined
}

const length = 4

/** Stands for a PIN's digits, which Firefox would offer to save as the password of the site. */
const dot = '•'

/** Typing appends, and deleting removes the last digit: the cursor is invisible. Autofill and paste replace the dots. */
function digitsIn(text: string, digits: string): string {
  const kept = text.split(dot).length - 1
  return digits.slice(0, kept) + toAsciiDigits(text).replace(/\D/g, '')
}

/** One real input supports paste and autofill. It holds dots, so the form gets the digits as its `values`. */
export function PinField({ value, onChange, errorMessage, warning, isShown = false, ...rest }: PinFieldProps) {
  const [isTouched, setTouched] = useState(false)
  const [excess, setExcess] = useState(0)

  function take(text: string): void {
    const digits = digitsIn(text, value)
    setTouched(true)
    // A longer number is rejected, not truncated.
    setExcess(digits.length > length ? digits.length : 0)
    if (digits.length <= length) onChange(digits)
  }
  return (
    <TextField
      autoComplete="one-time-code"
      {...rest}
      warning={warning}
      errorMessage={excess > 0 ? `This has ${excess} digits. Enter ${length}.` : errorMessage}
      type={isShown ? 'text' : 'password'}
      inputMode="numeric"
      value={isShown ? value : dot.repeat(value.length)}
      onChange={take}
    >
      <Box>
        <Digits />
        <Line $gap="xs" aria-hidden="true">
          {Array.from({ length }, (_, index) => (
            <Cell
              key={index}
              data-filled={index < value.length || undefined}
              data-next={index === Math.min(value.length, length - 1) || undefined}
            >
              {isShown && value[index]}
            </Cell>
          ))}
        </Line>
      </Box>
      <VisuallyHidden role="status">
        {isTouched && [`${value.length} of ${length} digits entered`, warning].filter(Boolean).join('. ')}
      </VisuallyHidden>
    </TextField>
  )
}
