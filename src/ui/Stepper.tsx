import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { CheckIcon } from './Icon.tsx'
import { VisuallyHidden, visuallyHidden } from './VisuallyHidden.tsx'

const List = styled.ol`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  max-width: 34rem;
  &[data-bars] {
    @media ${media.compact} {
      max-width: none;
      > li {
        flex: 1;
        gap: 0;
        > * {
          ${visuallyHidden}
        }
        &::after {
          content: '';
          flex: 1;
          border-block-start: 4px solid ${color.rule};
          border-radius: 2px;
        }
        &[aria-current]::after,
        &[data-done]::after {
          border-color: ${color.brand};
        }
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
  }
  &:not(:last-child)::after {
    content: '';
    flex: 1;
    min-width: ${space.xs};
    border-block-start: 1px solid ${color.border};
  }
  &[aria-current] {
    color: ${color.foreground};
  }
`
/** On a phone only the current step shows its name. */
const Name = styled.span`
  @media ${media.narrow} {
    li:not([aria-current]) > & {
      ${visuallyHidden}
    }
  }
`
const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
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
    border-color: ${color.brand};
    color: ${color.brand};
  }
`

export interface StepperProps {
  steps: readonly string[]
  /** Index of the current step. Earlier steps are done. */
  current: number
  /** The task's name, for screen readers. */
  label?: string | undefined
  /** One bar for each step on compact windows. */
  hasBars?: boolean
}

/** The current step of a task. It has no links. */
export function Stepper({ steps, current, label = 'Progress', hasBars = false }: StepperProps) {
  return (
    <List aria-label={label} data-bars={hasBars || undefined}>
      {steps.map((step, index) => (
        <Step key={step} aria-current={index === current ? 'step' : undefined} data-done={index < current || undefined}>
          <Mark aria-hidden="true">{index < current ? <CheckIcon size={14} /> : index + 1}</Mark>
          <Name>
            {step}
            {index < current && <VisuallyHidden>, done</VisuallyHidden>}
          </Name>
        </Step>
      ))}
    </List>
  )
}
