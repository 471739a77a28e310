import { useEffect, useRef, useState, type ReactNode } from 'react'
import { FieldInputContext, SelectableCollectionContext } from 'react-aria-components/Autocomplete'
import { useAutocomplete } from 'react-aria/useAutocomplete'
import { insertTypeAhead } from './typeAhead.ts'

export interface AutocompleteProps {
  inputValue: string
  onInputChange: (text: string) => void
  children: ReactNode
}

/** react-aria-components' own Autocomplete shares a module with field contexts, so sign-in would load it. */
export function Autocomplete({ inputValue, onInputChange, children }: AutocompleteProps) {
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLElement>(null)
  const { inputProps, collectionProps, collectionRef } = useAutocomplete(
    { inputRef: input, collectionRef: list },
    { inputValue, setInputValue: onInputChange, focusedNodeId, setFocusedNodeId },
  )
  // After the effects of useAutocomplete, which listens to what is typed.
  useEffect(() => {
    if (input.current) insertTypeAhead(input.current)
  }, [])
  return (
    <FieldInputContext value={{ ...inputProps, ref: input }}>
      <SelectableCollectionContext value={{ ...collectionProps, ref: collectionRef }}>
        {children}
      </SelectableCollectionContext>
    </FieldInputContext>
  )
}
