import { useContext, useId, useMemo, useRef, useState } from 'react'
import {
  ComboBox as AriaComboBox,
  Button,
  ComboBoxStateContext,
  Input,
  Popover,
  type InputProps,
} from 'react-aria-components/ComboBox'
import styled from 'styled-components'
import { fold } from '#src/lib/wordsOf.ts'
import { size } from '#src/theme/tokens.ts'
import { controlStyle, innerButtonStyle, overEndStyle, typedStyle } from './controlStyle.ts'
import { Field, FieldLabel } from './Field.ts'
import { FieldHelp, type FieldText } from './FieldHelp.tsx'
import { ChevronDownIcon } from './NavigationIcons.tsx'
import type { Option } from './Option.ts'
import { OptionItem, OptionList } from './optionBoxes.ts'
import { listPopoverStyle } from './popoverStyle.ts'
import { Control } from './TextFieldFrame.tsx'
import { typedText, useFieldValue, type FieldValue } from './useFieldValue.ts'

const TextInput = styled(Input)`
  ${controlStyle}
  ${typedStyle}
  padding-inline-end: ${size.target};
`
const Open = styled(Button)`
  ${innerButtonStyle}
  ${overEndStyle}
`
const Suggestions = styled(Popover)`
  ${listPopoverStyle}
  width: var(--trigger-width);
`

/** Opens the list on a press, as the button does. `menuTrigger` would open it for Tab, too. */
function OpeningInput(props: InputProps) {
  const state = useContext(ComboBoxStateContext)
  return <TextInput {...props} onClick={() => state?.open(null, 'manual')} />
}

/** A list box renders every match for every key. */
const maxSuggestions = 20

/** Texts that start with the input come first: "ma" finds "Male" before "Female". */
function suggestionsFor(text: string, suggestions: readonly string[]): Option[] {
  const wanted = fold(text.trim())
  const holding = suggestions.filter((suggestion) => fold(suggestion).includes(wanted))
  const beginning = holding.filter((suggestion) => fold(suggestion).startsWith(wanted))
  return [...new Set([...beginning, ...holding])].slice(0, maxSuggestions).map((label) => ({ id: label, label }))
}

function isEmptyOrOneOf(text: string, suggestions: readonly string[]): boolean {
  const wanted = fold(text.trim())
  return wanted === '' || suggestions.some((suggestion) => fold(suggestion) === wanted)
}

export interface ComboBoxProps
  extends
    FieldText,
    Omit<FieldValue<string>, 'value'>,
    Pick<InputProps, 'autoComplete' | 'autoCorrect' | 'spellCheck' | 'enterKeyHint'> {
  /** Any other text is accepted as well. */
  suggestions: readonly string[]
  /** For a typed text that is no suggestion, once the field is left or nothing matches any more. */
  otherTextWarning?: string
  name?: string
}

export function ComboBox({
  label,
  description,
  errorMessage,
  defaultValue,
  onChange,
  suggestions,
  otherTextWarning,
  name,
  ...input
}: ComboBoxProps) {
  const field = useRef<HTMLDivElement>(null)
  const openId = useId()
  const [text, setText] = useFieldValue({ defaultValue, onChange }, '', () => typedText(field))
  const [isBrowsing, setBrowsing] = useState(false)
  const [typing, setTyping] = useState<'now' | 'over'>()
  const wanted = isBrowsing ? '' : text
  const items = useMemo(() => suggestionsFor(wanted, suggestions), [wanted, suggestions])
  const isOther = typing === 'now' ? items.length === 0 : typing === 'over' && !isEmptyOrOneOf(text, suggestions)
  return (
    <Field
      as={AriaComboBox<Option>}
      ref={field}
      {...(name !== undefined && { name })}
      allowsCustomValue
      formValue="text"
      inputValue={text}
      onInputChange={(typed) => {
        setBrowsing(false)
        setTyping('now')
        setText(typed)
      }}
      onBlur={() => setTyping((current) => current && 'over')}
      onOpenChange={(_isOpen, trigger) => setBrowsing(trigger === 'manual')}
      items={items}
      // react-aria closes a list without options one render after the options have changed.
      allowsEmptyCollection={isBrowsing && items.length > 0}
      {...(errorMessage !== undefined && { isInvalid: true })}
      validationBehavior="aria"
      data-field={name}
      data-label={label}
    >
      <FieldLabel>{label}</FieldLabel>
      <Control>
        <OpeningInput {...input} />
        <Open id={openId} aria-labelledby={openId}>
          <ChevronDownIcon />
        </Open>
      </Control>
      <FieldHelp
        description={description}
        warning={isOther ? otherTextWarning : undefined}
        errorMessage={errorMessage}
      />
      <Suggestions offset={4}>
        <OptionList>
          {({ id, label: name }) => (
            <OptionItem id={id} textValue={name}>
              {name}
            </OptionItem>
          )}
        </OptionList>
      </Suggestions>
    </Field>
  )
}
