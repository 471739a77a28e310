import { t } from '@lingui/core/macro'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { CheckIcon } from '#src/ui/text/Icon.tsx'
import { SmallNote } from '#src/ui/text/Text.tsx'
import { VisuallyHidden, visuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'

const List = styled.ol`
  display: flex;
  gap: ${space.xs};
  max-width: 34rem;
  &[data-vertical] {
    @media ${media.desktop} {
      flex-direction: column;
      gap: ${space.lg};
      > ::after {
        display: none;
      }
    }
  }
`
const Step = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-width: 0;
  font-size: ${text.small};
  font-weight: 600;
  color: ${color.muted};
  &:not(:last-child) {
    flex: 1 1 auto;
    &::after {
      content: '';
      flex: 1;
      min-width: ${space.xs};
      border-block-start: 1px solid ${color.border};
    }
  }
  &[aria-current] {
    color: ${color.foreground};
  }
  /* A narrow window has room for the name of the current step alone. */
  @media ${media.compact} {
    small,
    &:not([aria-current]) > :last-child {
      ${visuallyHidden}
    }
  }
`
const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  /* Four of them in a row on a phone, in large text, too. */
  width: min(1.5rem, 10vw);
  height: min(1.5rem, 10vw);
  border: 1px solid ${color.border};
  border-radius: 50%;
  font-variant-numeric: tabular-nums;
  [aria-current] > & {
    border-color: ${color.brand};
    background: ${color.brand};
    color: ${color.onBrand};
    @media ${media.forcedColors} {
      border-width: 3px;
    }
  }
  [data-done] > & {
    border-color: ${color.link};
    color: ${color.link};
  }
`

export interface StepperProps {
  steps: readonly string[]
  current: number
  label: string
  /** The steps are below each other then, if the window is wide. */
  notes?: readonly string[] | undefined
}

export function Stepper({ steps, current, label, notes }: StepperProps) {
  return (
    <List aria-label={label} data-vertical={notes !== undefined || undefined}>
      {steps.map((step, index) => {
        const isDone = index < current
        const isSaidDone = isDone && notes === undefined
        return (
          <Step key={step} aria-current={index === current ? 'step' : undefined} data-done={isDone || undefined}>
            <Mark aria-hidden="true">{isDone ? <CheckIcon size={14} /> : index + 1}</Mark>
            <span>
              <span aria-hidden={isSaidDone || undefined}>{step}</span>
              {isSaidDone && <VisuallyHidden>{t({ message: `${step}, done`, context: 'a step' })}</VisuallyHidden>}
              {notes !== undefined && (
                <SmallNote as="small">{isDone ? t({ message: 'Done', context: 'a step' }) : notes[index]}</SmallNote>
              )}
            </span>
          </Step>
        )
      })}
    </List>
  )
}
