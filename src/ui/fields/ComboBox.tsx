import { memo, useContext, useId, useMemo, useRef, useState } from 'react'
import { ComboBox as AriaComboBox, ComboBoxStateContext, type InputProps } from 'react-aria-components/ComboBox'
import styled from 'styled-components'
import { fold, isListed } from '#src/lib/wordsOf.ts'
import { size } from '#src/theme/tokens.ts'
import { ChevronDownIcon } from '#src/ui/text/NavigationIcons.tsx'
import { InnerButton } from './controlStyle.ts'
import { Field, FieldHelp, FieldLabel, type FieldText } from './Field.tsx'
import { OptionItem, OptionList, type Option } from './OptionList.tsx'
import { Control, TextInput } from './TextField.tsx'
import { fireInput, useFieldValue, type FieldValue } from './useFieldValue.ts'

const Text = styled(TextInput)`
  padding-inline-end: ${size.target};
`

/** Enter and Tab choose the only option of an open list whose last word is begun. Escape closes the list and keeps the text. */
function SuggestingInput(props: InputProps) {
  const state = useContext(ComboBoxStateContext)
  const only = state?.isOpen && state.collection.size === 1 ? (state.collection.getFirstKey() ?? undefined) : undefined
  const match = only !== undefined && isBegun(String(only), state?.inputValue ?? '') ? only : undefined
  return (
    <Text
      {...props}
      onKeyDownCapture={({ key }) => {
        if (match !== undefined && ['Enter', 'Tab'].includes(key)) state?.selectionManager.setFocusedKey(match)
      }}
    />
  )
}

/** Whether one of its words begins with the text: "ma" finds "Male", not "Female". */
function isSuggested(suggestion: string, text: string): boolean {
  return ` ${fold(suggestion)}`.includes(` ${fold(text.trim())}`)
}

/** "germ" is a begun "Germany". "America" may be meant otherwise than "American Samoa". */
function isBegun(suggestion: string, text: string): boolean {
  const [typed, whole] = [fold(text.trim()), fold(suggestion)]
  return typed !== '' && whole.startsWith(typed) && !whole.slice(typed.length).includes(' ')
}

export interface ComboBoxProps
  extends
    FieldText,
    FieldValue<string>,
    Pick<InputProps, 'autoComplete' | 'autoCorrect' | 'spellCheck' | 'enterKeyHint'> {
  /** Any other text is accepted as well. */
  suggestions: readonly string[]
  /** For a typed text that is no suggestion, once the field is left or nothing matches any more. */
  otherTextWarning?: string
  warning?: string | undefined
  name?: string
}

export const ComboBox = memo(function ComboBox({
  label,
  description,
  errorMessage,
  value,
  defaultValue = '',
  onChange,
  suggestions,
  otherTextWarning,
  warning,
  name,
  ...input
}: ComboBoxProps) {
  const field = useRef<HTMLDivElement>(null)
  const openId = useId()
  const [text, setText] = useFieldValue({ value, defaultValue, onChange })
  const options = useMemo(() => suggestions.map((suggestion) => ({ id: suggestion, label: suggestion })), [suggestions])
  const [isLeft, setLeft] = useState(false)
  function change(next: string): void {
    setText(next)
    fireInput(field.current)
  }
  const isKnown = isLeft
    ? text.trim() === '' || isListed(text, suggestions)
    : suggestions.some((suggestion) => isSuggested(suggestion, text))
  const isOther = text !== defaultValue && !isKnown
  return (
    <Field
      as={AriaComboBox<Option>}
      ref={field}
      {...(name !== undefined && { name })}
      allowsCustomValue
      formValue="text"
      inputValue={text}
      onInputChange={(typed) => {
        change(typed)
        setLeft(false)
      }}
      onBlur={() => setLeft(true)}
      defaultItems={options}
      defaultFilter={isSuggested}
      {...(errorMessage !== undefined && { isInvalid: true })}
      validationBehavior="aria"
      data-field={name}
      data-label={label}
    >
      <FieldLabel>{label}</FieldLabel>
      <Control>
        <SuggestingInput {...input} />
        <InnerButton id={openId} aria-labelledby={openId}>
          <ChevronDownIcon />
        </InnerButton>
      </Control>
      <FieldHelp
        description={description}
        warning={(isOther ? otherTextWarning : undefined) ?? warning}
        errorMessage={errorMessage}
      />
      <OptionList>
        {({ id, label: suggestion }) => (
          <OptionItem id={id} textValue={suggestion}>
            <bdi>{suggestion}</bdi>
          </OptionItem>
        )}
      </OptionList>
    </Field>
  )
})
