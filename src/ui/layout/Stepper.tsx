import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { CheckIcon } from '#src/ui/text/Icon.tsx'
import { SmallNote } from '#src/ui/text/Text.tsx'
import { VisuallyHidden, visuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'

const List = styled.ol`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  max-width: 34rem;
  && {
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
          border: 0 solid color-mix(in srgb, ${color.muted} 30%, transparent);
          border-block-start-width: 4px;
          border-radius: 2px;
        }
        &[aria-current]::after,
        &[data-done]::after {
          border-color: ${color.brand};
          @media ${media.forcedColors} {
            border-color: Highlight;
          }
        }
      }
    }
  }
  &[data-look='panel'] {
    @media ${media.desktop} {
      flex-direction: column;
      align-items: stretch;
      gap: 28px;
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
  @media ${media.desktop} {
    [data-look='panel'] > & {
      position: relative;
      align-items: flex-start;
      gap: ${space.md};
      font-size: ${text.lead};
      &:not(:last-child)::after {
        position: absolute;
        inset-block: 2.625rem -22px;
        inset-inline-start: calc(1.125rem - 1px);
        border: 0 solid ${color.border};
        border-inline-start-width: 2px;
      }
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
  font-size: ${text.small};
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
  @media ${media.desktop} {
    [data-look='panel'] > li > & {
      width: 2.25rem;
      height: 2.25rem;
      font-size: ${text.body};
    }
    [data-look='panel'] > [aria-current] > & {
      border-color: ${color.sidebarActive};
      background: ${color.sidebarActive};
      color: ${color.onSidebarActive};
    }
    [data-look='panel'] > [data-done] > & {
      border-color: ${color.flowIn};
      background: ${color.flowIn};
      color: ${color.hero};
    }
  }
`

export interface StepperProps {
  steps: readonly string[]
  current: number
  label: string
  look: 'bars' | 'panel'
  notes?: readonly string[] | undefined
}

export function Stepper({ steps, current, label, look, notes }: StepperProps) {
  return (
    <List aria-label={label} data-look={look}>
      {steps.map((step, index) => {
        const isDone = index < current
        return (
          <Step key={step} aria-current={index === current ? 'step' : undefined} data-done={isDone || undefined}>
            <Mark aria-hidden="true">{isDone ? <CheckIcon size={14} /> : index + 1}</Mark>
            <span>
              <span>{step}</span>
              {isDone && notes === undefined && <VisuallyHidden>, done</VisuallyHidden>}
              {notes !== undefined && <SmallNote as="span">{isDone ? 'Done' : notes[index]}</SmallNote>}
            </span>
          </Step>
        )
      })}
    </List>
  )
}
