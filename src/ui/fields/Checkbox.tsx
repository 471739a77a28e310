import { memo, type ReactNode } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, radius, size, space } from '#src/theme/tokens.ts'
import { CheckIcon } from '#src/ui/text/Icon.tsx'
import { choiceMarkStyle } from './controlStyle.ts'
import { Field, FieldHelp, type FieldHelpProps } from './Field.tsx'
import { useFieldValue } from './useFieldValue.ts'

const TickField = styled(Field)`
  gap: 0;
`
const Help = styled.div`
  /* Aligns it with the text. */
  margin-inline-start: calc(1.25rem + 10px);
  &:has(> :not(:empty)) {
    margin-block-end: ${space.xs};
  }
`
const Row = styled(CheckboxButton)`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  min-height: ${size.target};
  padding-block: calc((${size.target} - 1lh) / 2);
  line-height: 1.5;
  cursor: pointer;
  /* The box has the ring. */
  outline: none;
`
const Box = styled.span`
  ${choiceMarkStyle}
  display: grid;
  place-items: center;
  margin-top: calc((1lh - 1.25rem) / 2);
  border-radius: ${radius.small};
  color: transparent;
  [data-selected] > & {
    border-color: ${color.brand};
    background: ${color.brand};
    color: ${color.onBrand};
  }
  [data-invalid] > & {
    border-color: ${color.danger};
  }
  @media ${media.forcedColors} {
    [data-selected] > & {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`

export interface CheckboxProps extends Omit<FieldHelpProps, 'isAnnounced'> {
  name?: string
  isSelected?: boolean | undefined
  onChange?: ((isSelected: boolean) => void) | undefined
  children: ReactNode
}

export const Checkbox = memo(function Checkbox(props: CheckboxProps) {
  const { isSelected, onChange, description, warning, errorMessage, children, ...rest } = props
  const [isTicked, setTicked] = useFieldValue({ value: isSelected, defaultValue: false, onChange })
  /** As in `TextField`: react-aria gives no ref to its input. */
  function adopt(field: HTMLElement | null): void {
    const isTickedBefore = field?.querySelector('input')?.checked
    if (isTickedBefore !== undefined && isTickedBefore !== isTicked) setTicked(isTickedBefore)
  }
  return (
    <TickField
      as={CheckboxField}
      {...rest}
      ref={adopt}
      isSelected={isTicked}
      onChange={setTicked}
      {...(errorMessage !== undefined && { isInvalid: true })}
      validationBehavior="aria"
      data-field={rest.name}
    >
      <Row>
        <Box>
          <CheckIcon size={14} />
        </Box>
        <span>{children}</span>
      </Row>
      <Help>
        <FieldHelp description={description} warning={warning} errorMessage={errorMessage} />
      </Help>
    </TickField>
  )
})
