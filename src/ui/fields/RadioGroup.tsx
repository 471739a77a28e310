import { useRef, type ReactNode } from 'react'
import { Label, RadioButton, RadioField, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, size, space } from '#src/theme/tokens.ts'
import { SmallText, StrongText } from '#src/ui/text/Text.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { choiceMarkStyle } from './controlStyle.ts'
import { Field, FieldHelp, FieldLabel, type FieldText } from './Field.tsx'
import { fireInput } from './useFieldValue.ts'

const Row = styled(RadioButton)`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-height: ${size.target};
  padding-block: ${space.xs};
  cursor: pointer;
  &[data-disabled] {
    color: ${color.muted};
    cursor: default;
  }
`
const Choice = styled.div`
  & + & {
    border-block-start: 1px solid ${color.rule};
  }
`
const Dot = styled.span`
  ${choiceMarkStyle}
  border-radius: 50%;
  [data-selected] > & {
    border: 0.375rem solid ${color.brand};
  }
  [data-invalid] > & {
    border-color: ${color.danger};
  }
  [data-disabled] > & {
    visibility: hidden;
  }
  @media ${media.forcedColors} {
    [data-selected] > & {
      border-color: Highlight;
    }
  }
`
const Texts = styled.span`
  flex: 1;
  min-width: 0;
`

export interface RadioOption {
  id: string
  label: ReactNode
  icon?: ReactNode
  note?: ReactNode
  /** A figure at the end of the row. */
  detail?: ReactNode
  isDisabled?: boolean | undefined
}

export interface RadioGroupProps extends FieldText {
  options: readonly RadioOption[]
  value?: string | null
  defaultValue?: string
  onChange?: (id: string) => void
  /** For a press or Enter, also on the selected row: the arrow keys only move the selection. */
  onChosen?: (id: string) => void
  name: string
  isLabelHidden?: boolean
}

export function RadioGroup(props: RadioGroupProps) {
  const { label, isLabelHidden = false, description, errorMessage, options, onChange, onChosen, ...rest } = props
  const group = useRef<HTMLDivElement>(null)
  return (
    <Field
      as={AriaRadioGroup}
      {...rest}
      ref={group}
      {...(errorMessage !== undefined && { isInvalid: true })}
      onChange={(id) => {
        onChange?.(id)
        fireInput(group.current)
      }}
      validationBehavior="aria"
      data-field={rest.name}
      data-label={label}
    >
      {isLabelHidden ? <VisuallyHidden as={Label}>{label}</VisuallyHidden> : <FieldLabel>{label}</FieldLabel>}
      <div>
        {options.map(({ id, label: name, icon, note, detail, isDisabled = false }) => (
          <Choice
            key={id}
            // Captured, since react-aria stops the events that it handles. The arrow keys cause no click.
            onClickCapture={() => !isDisabled && onChosen?.(id)}
            onKeyDownCapture={(event) => {
              if (event.key !== 'Enter' || onChosen === undefined) return
              // Enter in a radio would submit the form.
              event.preventDefault()
              onChosen(id)
            }}
          >
            <RadioField value={id} isDisabled={isDisabled}>
              <Row>
                <Dot />
                {icon}
                <Texts>
                  {note === undefined ? (
                    <bdi>{name}</bdi>
                  ) : (
                    <>
                      <StrongText as="bdi">{name}</StrongText>
                      <SmallText as="small">
                        <bdi>{note}</bdi>
                      </SmallText>
                    </>
                  )}
                </Texts>
                {detail !== undefined && <StrongText>{detail}</StrongText>}
              </Row>
            </RadioField>
          </Choice>
        ))}
      </div>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </Field>
  )
}
