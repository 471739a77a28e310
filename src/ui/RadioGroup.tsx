import { RadioButton, RadioField } from 'react-aria-components/RadioGroup'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, size, space } from '#src/theme/tokens.ts'
import { choiceMarkStyle } from './choiceMarkStyle.ts'
import type { Option } from './Option.ts'
import { RadioFrame, type RadioProps } from './RadioFrame.tsx'

const Row = styled(RadioButton)`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-height: ${size.target};
  cursor: pointer;
`
const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  column-gap: ${space.lg};
  /* Cuts off the line above the first row, whichever number of columns there is. */
  clip-path: inset(0 -${space.xs});
`
const Choice = styled(RadioField)`
  margin-block-start: -1px;
  border-block-start: 1px solid ${color.rule};
`
export const Dot = styled.span`
  ${choiceMarkStyle}
  border-radius: 50%;
  [data-selected] > & {
    border: 0.375rem solid ${color.brand};
  }
  [data-invalid] > & {
    border-color: ${color.danger};
  }
  @media ${media.forcedColors} {
    [data-selected] > & {
      border-color: Highlight;
    }
  }
`

export interface RadioGroupProps extends RadioProps {
  options: readonly Option[]
}

export function RadioGroup({ options, ...rest }: RadioGroupProps) {
  return (
    <RadioFrame {...rest}>
      <Choices>
        {options.map((option) => (
          <Choice key={option.id} value={option.id}>
            <Row>
              <Dot />
              <span>{option.label}</span>
            </Row>
          </Choice>
        ))}
      </Choices>
    </RadioFrame>
  )
}
