import { memo, useId, useState, type KeyboardEvent } from 'react'
import { Button } from 'react-aria-components/Button'
import styled from 'styled-components'
import type { FieldText } from './FieldHelp.tsx'
import { fieldStyle, labelStyle } from './fieldStyle.ts'
import { ChevronDownIcon } from './Icon.tsx'
import { fetchOnIntent, Late } from './Late.tsx'
import { NativeFieldHelp } from './NativeFieldHelp.tsx'
import type { Option } from './OptionList.tsx'
import { selectTrigger, selectValue } from './selectStyle.ts'
import { useStable } from './useStable.ts'

const loadOpenSelect = async () => (await import('./OpenSelect.tsx')).OpenSelect

const Field = styled.div`
  ${fieldStyle}
`
const FieldLabel = styled.span`
  ${labelStyle}
`
const Trigger = styled(Button)`
  ${selectTrigger}
`
const Value = styled.span`
  ${selectValue}
`

export interface SelectProps extends FieldText {
  options: readonly Option[]
  /** The id of the chosen option; null while nothing is chosen. */
  value: string | null
  onChange: (id: string) => void
  placeholder?: string | undefined
  name?: string | undefined
  isRequired?: boolean | undefined
  isDisabled?: boolean | undefined
}

const Remembered = memo(SelectOrList)

/**
 * One of a few: the list opens under the field. The list is the heaviest control there is, so it is fetched when the field
 * is pointed at or reached by keyboard; until it is first opened a plain button stands in its place.
 */
export function Select(props: SelectProps) {
  return <Remembered {...props} onChange={useStable(props.onChange)} />
}

function SelectOrList(props: SelectProps) {
  const [isWanted, setWanted] = useState(false)
  const closed = <ClosedSelect {...props} onOpen={() => setWanted(true)} />
  if (!isWanted) return closed
  return <Late load={loadOpenSelect} props={props} fallback={closed} onMissing={() => setWanted(false)} />
}

function ClosedSelect({
  label,
  description,
  errorMessage,
  options,
  value,
  onOpen,
  ...rest
}: SelectProps & { onOpen: () => void }) {
  const id = useId()
  const chosen = options.find((option) => option.id === value)
  return (
    <Field data-field={rest.name}>
      <FieldLabel id={`${id}-label`}>{label}</FieldLabel>
      <Trigger
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-labelledby={`${id}-value ${id}-label`}
        aria-describedby={`${id}-description ${id}-error`}
        data-invalid={errorMessage === undefined ? undefined : true}
        isDisabled={rest.isDisabled ?? false}
        {...fetchOnIntent(loadOpenSelect)}
        onPress={onOpen}
        onKeyDown={({ key }: Pick<KeyboardEvent, 'key'>) => {
          if (key === 'ArrowDown' || key === 'ArrowUp') onOpen()
        }}
      >
        <Value id={`${id}-value`} data-placeholder={chosen === undefined ? true : undefined}>
          {chosen?.label ?? rest.placeholder ?? 'Choose one'}
        </Value>
        <ChevronDownIcon />
      </Trigger>
      <NativeFieldHelp id={id} description={description} errorMessage={errorMessage} />
    </Field>
  )
}
