import { useId, type RefObject } from 'react'
import styled from 'styled-components'
import { color, radius, space, text } from '#src/theme/tokens.ts'
import { ErrorIcon } from './Icon.tsx'

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
  &:focus-visible {
    outline: 2px solid ${color.focus};
  }
`
const Title = styled.p`
  font-weight: 600;
`
const FieldLink = styled.a`
  display: inline-block;
  padding-block: ${space.xxs};
  font-size: ${text.body};
  color: ${color.danger};
`

export type FieldErrors = Readonly<Record<string, string | undefined>>

export interface ErrorSummaryProps {
  errors: FieldErrors
  summaryRef: RefObject<HTMLDivElement | null>
  onChoose: (name: string) => void
}

export function ErrorSummary({ errors, summaryRef, onChoose }: ErrorSummaryProps) {
  const id = useId()
  const entries = Object.entries(errors).filter(([, message]) => message !== undefined)
  if (entries.length === 0) return null
  return (
    <Box ref={summaryRef} tabIndex={-1} role="group" aria-labelledby={id}>
      <ErrorIcon />
      <div>
        <Title id={id}>{entries.length === 1 ? 'Check one field' : `Check ${entries.length} fields`}</Title>
        <ul>
          {entries.map(([name, message]) => (
            <li key={name}>
              <FieldLink
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault()
                  onChoose(name)
                }}
              >
                {message}
              </FieldLink>
            </li>
          ))}
        </ul>
      </div>
    </Box>
  )
}
