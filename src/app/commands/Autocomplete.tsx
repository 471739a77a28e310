import { useEffect, useRef, useState, type ReactNode } from 'react'
import { FieldInputContext, SelectableCollectionContext } from 'react-aria-components/Autocomplete'
import { useAutocomplete } from 'react-aria/useAutocomplete'
import { insertOnFocus } from './typeAhead.ts'

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
  // useAutocomplete names an option half a second after a letter, and keeps the name of one that is gone.
  useEffect(() => {
    if (focusedNodeId === null) return
    const frame = requestAnimationFrame(() => {
      if (document.getElementById(focusedNodeId) === null) setFocusedNodeId(null)
    })
    return () => cancelAnimationFrame(frame)
  })
  // Runs after the effects of useAutocomplete, which listens to what is typed.
  useEffect(() => {
    if (input.current) insertOnFocus(input.current)
  }, [])
  return (
    <FieldInputContext value={{ ...inputProps, ref: input }}>
      <SelectableCollectionContext value={{ ...collectionProps, ref: collectionRef }}>
        {children}
      </SelectableCollectionContext>
    </FieldInputContext>
  )
}
