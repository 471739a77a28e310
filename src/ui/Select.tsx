import { useId, useState, type ComponentType } from 'react'
import styled from 'styled-components'
import { FieldHelp, helpOf, type FieldText } from './FieldHelp.tsx'
import { fieldStyle, labelStyle } from './fieldStyle.ts'
import { ChevronDownIcon } from './NavigationIcons.tsx'
import type { Option } from './OptionList.tsx'
import { selectTrigger, selectValue } from './selectStyle.ts'
import { notify } from './toast.ts'
import { useFetchedAhead } from './useFetchedAhead.ts'

const loadOpenSelect = () => import('./OpenSelect.tsx')

const Field = styled.div`
  ${fieldStyle}
`
const FieldLabel = styled.span`
  ${labelStyle}
`
const Trigger = styled.button`
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
  isDisabled?: boolean | undefined
}

/**
 * One of a few: the list opens under the field. The list is the heaviest control there is, so it comes later than the
 * screen; until it is first opened a plain button stands in its place.
 */
export function Select(props: SelectProps) {
  const [arrived, setArrived] = useState<{ OpenSelect: ComponentType<SelectProps> }>()
  useFetchedAhead(loadOpenSelect)

  async function open(): Promise<void> {
    try {
      setArrived(await loadOpenSelect())
    } catch {
      notify.error('That part of the page could not be fetched. Please try again.')
    }
  }
  if (arrived === undefined) return <ClosedSelect {...props} onOpen={() => void open()} />
  return <arrived.OpenSelect {...props} />
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
    <Field data-field={rest.name} data-invalid={errorMessage !== undefined || undefined}>
      <FieldLabel id={`${id}-label`}>{label}</FieldLabel>
      <Trigger
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-labelledby={`${id}-value ${id}-label`}
        type="button"
        aria-describedby={helpOf(id)}
        disabled={rest.isDisabled}
        onClick={onOpen}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown' || key === 'ArrowUp') onOpen()
        }}
      >
        <Value id={`${id}-value`} data-placeholder={chosen === undefined ? true : undefined}>
          {chosen?.label ?? rest.placeholder ?? 'Choose one'}
        </Value>
        <ChevronDownIcon />
      </Trigger>
      <FieldHelp id={id} description={description} errorMessage={errorMessage} />
    </Field>
  )
}
