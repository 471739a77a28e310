import { useId } from 'react'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, radius, size, space } from '#src/theme/tokens.ts'
import type { Option } from './OptionList.tsx'

const Group = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  max-width: 100%;
  outline: 1px solid ${color.border};
  outline-offset: -1px;
  border-radius: ${radius.control};
  background: ${color.surface};
`
const Segment = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  flex: 1 0 auto;
  min-width: ${size.target};
  min-height: ${size.target};
  padding: 0 ${space.md};
  border-radius: ${radius.control};
  font-weight: 500;
  white-space: nowrap;
  @media ${media.hover} {
    &:hover {
      background: ${color.brandTint};
    }
  }
  &:has(:checked) {
    background: ${color.brand};
    color: ${color.onBrand};
    font-weight: 600;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  @media ${media.forcedColors} {
    &:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -4px;
    }
  }
`
/** The browser's own radio button, unseen over the whole segment: it brings the arrow keys and the touch target. */
const Choice = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`

export interface SegmentedControlProps<Id extends string> {
  label: string
  options: readonly (Option & { id: Id })[]
  value: Id
  onChange: (id: Id) => void
}

/** Switches a view between a few ways to see it. For an answer in a form take RadioGroup. */
export function SegmentedControl<Id extends string>({ label, options, value, onChange }: SegmentedControlProps<Id>) {
  const name = useId()
  return (
    <Group role="radiogroup" aria-label={label}>
      {options.map(({ id, label: word }) => (
        <Segment key={id}>
          <Choice type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
          {word}
        </Segment>
      ))}
    </Group>
  )
}
