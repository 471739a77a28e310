import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, radius, size, space } from '#src/theme/tokens.ts'
import type { Option } from './OptionList.tsx'

const Group = styled(RadioGroup)`
  display: inline-flex;
  flex-wrap: wrap;
  max-width: 100%;
  outline: 1px solid ${color.border};
  outline-offset: -1px;
  border-radius: ${radius.control};
  background: ${color.surface};
`
const Segment = styled(RadioButton)`
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
  cursor: pointer;
  &[data-hovered] {
    background: ${color.brandTint};
  }
  &[data-selected] {
    background: ${color.brand};
    color: ${color.onBrand};
    font-weight: 600;
  }
  @media ${media.forcedColors} {
    &[data-selected] {
      outline: 2px solid Highlight;
      outline-offset: -4px;
    }
  }
`

export interface SegmentedControlProps {
  label: string
  options: readonly Option[]
  value: string
  onChange: (id: string) => void
}

/** Switches a view between a few ways to see it. For an answer in a form take RadioGroup. */
export function SegmentedControl({ label, options, value, onChange }: SegmentedControlProps) {
  return (
    <Group aria-label={label} orientation="horizontal" value={value} onChange={onChange}>
      {options.map(({ id, label: word }) => (
        <RadioField key={id} value={id}>
          <Segment>{word}</Segment>
        </RadioField>
      ))}
    </Group>
  )
}
