import type { ReactNode } from 'react'
import { RadioButton, RadioField } from 'react-aria-components/RadioGroup'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, radius, space, text } from '#src/theme/tokens.ts'
import { CheckIcon } from './Icon.tsx'
import type { Option } from './Option.ts'
import { RadioFrame, type RadioProps } from './RadioFrame.tsx'
import { Dot } from './RadioGroup.tsx'
import { StrongText } from './StrongText.ts'

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100%), 1fr));
  gap: ${space.xs};
  @media ${media.narrow} {
    &[data-short] {
      grid-template-columns: repeat(auto-fill, minmax(min(5.25rem, 100%), 1fr));
      &:has(> :last-child:nth-child(4)) {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    }
  }
`
const Card = styled(RadioButton)`
  display: grid;
  grid-template-columns: 1fr auto;
  align-content: start;
  gap: ${space.xxs} ${space.xs};
  height: 100%;
  padding: ${space.md};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.field};
  cursor: pointer;
  &[data-hovered] {
    border-color: ${color.foreground};
  }
  &[data-selected] {
    border-color: ${color.brand};
    background: ${color.brandTint};
    box-shadow: inset 0 0 0 1px ${color.brand};
  }
  &[data-disabled] {
    border-color: ${color.rule};
    background: ${color.sunken};
    cursor: default;
  }
  &[data-invalid]:not([data-disabled]) {
    border-color: ${color.danger};
  }
  @media ${media.narrow} {
    [data-short] & {
      grid-template-columns: 1fr;
      justify-items: center;
      padding: ${space.sm} ${space.xxs};
      text-align: center;
    }
  }
  @media ${media.forcedColors} {
    &[data-selected] {
      border-color: Highlight;
    }
  }
`
const Detail = styled.span`
  grid-column: 1 / -1;
  font-size: ${text.lead};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`
const Mark = styled.span`
  display: flex;
  align-items: center;
  grid-column: 1 / -1;
  gap: ${space.xxs};
  color: ${color.link};
  font-size: ${text.small};
  font-weight: 600;
`
const Note = styled.span`
  grid-column: 1 / -1;
  font-size: ${text.small};
  color: ${color.muted};
  white-space: pre-line;
`

/** The number of characters that fit a third of a phone. */
const shortLabel = 10

export interface CardOption extends Option {
  detail?: ReactNode
  note?: string | undefined
  mark?: string | undefined
  isDisabled?: boolean | undefined
}

export interface RadioCardsProps extends RadioProps {
  options: readonly CardOption[]
}

function hasMore({ detail, note, mark }: CardOption): boolean {
  return detail !== undefined || note !== undefined || mark !== undefined
}

export function RadioCards({ options, ...rest }: RadioCardsProps) {
  const isShort = options.every((option) => option.label.length <= shortLabel && !hasMore(option))
  return (
    <RadioFrame {...rest}>
      <Cards data-short={isShort || undefined}>
        {options.map(({ id, label: name, detail, note, mark, isDisabled = false }) => (
          <RadioField key={id} value={id} isDisabled={isDisabled}>
            <Card>
              <StrongText>{name}</StrongText>
              {!isDisabled && <Dot />}
              {detail !== undefined && <Detail>{detail}</Detail>}
              {note !== undefined && <Note>{note}</Note>}
              {mark !== undefined && (
                <Mark>
                  <CheckIcon size={16} />
                  <span>{mark}</span>
                </Mark>
              )}
            </Card>
          </RadioField>
        ))}
      </Cards>
    </RadioFrame>
  )
}
