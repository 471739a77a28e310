import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { RadioButton, RadioField } from 'react-aria-components/RadioGroup'
import styled from 'styled-components'
import { color, radius, size, space } from '#src/theme/tokens.ts'
import { RadioFrame, type RadioProps } from './RadioFrame.tsx'
import { Dot } from './RadioGroup.tsx'
import { SmallText } from './SmallText.tsx'
import { StrongText } from './StrongText.ts'

const Row = styled(RadioButton)`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-height: ${size.row};
  margin-inline: -${space.xs};
  padding: ${space.xxs} ${space.xs};
  border-radius: ${radius.control};
  cursor: pointer;
  &[data-hovered] {
    background: ${color.brandTint};
  }
`
const Texts = styled.span`
  flex: 1;
  min-width: 0;
  padding-block: ${space.xxs};
`
export interface RowOption {
  id: string
  icon: ReactNode
  label: ReactNode
  note: ReactNode
}

export interface RadioRowsProps extends RadioProps {
  options: readonly RowOption[]
  onChosen: (id: string) => void
}

export function RadioRows({ options, onChosen, ...rest }: RadioRowsProps) {
  function take(event: MouseEvent | KeyboardEvent): void {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-option]') : undefined
    const id = row?.dataset['option']
    if (id !== undefined) onChosen(id)
  }
  return (
    <RadioFrame {...rest} isLabelHidden>
      <div
        // Captured, since react-aria stops the events that it handles. The arrow keys cause no click.
        onClickCapture={take}
        onKeyDownCapture={(event) => {
          if (event.key !== 'Enter') return
          // Enter in a radio would submit the form.
          event.preventDefault()
          take(event)
        }}
      >
        {options.map(({ id, icon, label: name, note }) => (
          <RadioField key={id} value={id} data-option={id}>
            <Row>
              {icon}
              <Texts>
                <StrongText>{name}</StrongText>
                <SmallText as="small">{note}</SmallText>
              </Texts>
              <Dot />
            </Row>
          </RadioField>
        ))}
      </div>
    </RadioFrame>
  )
}
