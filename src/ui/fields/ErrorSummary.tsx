import { plural } from '@lingui/core/macro'
import { type RefObject, useId } from 'react'
import styled from 'styled-components'
import { color, radius, space } from '#src/theme/tokens.ts'
import { ErrorIcon } from '#src/ui/text/Icon.tsx'
import { StrongText } from '#src/ui/text/Text.tsx'

const Box = styled.div`
  display: flex;
  gap: ${space.sm};
  padding: ${space.sm} ${space.md};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: ${color.dangerTint};
  color: ${color.foreground};
  > svg {
    flex: none;
    margin-top: 2px;
    color: ${color.danger};
  }
`
const Fields = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space.sm};
`
const FieldLink = styled.a`
  display: inline-block;
  padding-block: ${space.xxs};
  color: ${color.danger};
`

export type FieldErrors = Readonly<Record<string, string>>

export interface ErrorSummaryProps {
  errors: FieldErrors
  labelOf: (name: string) => string | undefined
  summaryRef: RefObject<HTMLDivElement | null>
  onChoose: (name: string) => void
}

/** Lists several invalid fields; a single one gets the focus instead. Each field has its own message. */
export function ErrorSummary({ errors, labelOf, summaryRef, onChoose }: ErrorSummaryProps) {
  const id = useId()
  const names = Object.keys(errors)
  if (names.length < 2) return null
  return (
    <Box ref={summaryRef} tabIndex={-1} role="group" aria-labelledby={id}>
      <ErrorIcon />
      <div>
        <StrongText id={id}>
          {plural({ count: names.length }, { one: 'Check # field', other: 'Check # fields' })}
        </StrongText>
        <Fields>
          {names.map((name) => (
            <li key={name}>
              <FieldLink
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault()
                  onChoose(name)
                }}
              >
                {labelOf(name) ?? errors[name]}
              </FieldLink>
            </li>
          ))}
        </Fields>
      </div>
    </Box>
  )
}
