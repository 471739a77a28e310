import { useRef } from 'react'
import styled from 'styled-components'
import { color, radius, size, space } from '#src/theme/tokens.ts'
import { controlStyle } from './controlStyle.ts'
import { CloseIcon, SearchIcon } from './NavigationIcons.tsx'

const Field = styled.div`
  position: relative;
  flex: 1 1 20rem;
  min-width: 0;
  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${space.sm};
    margin-block: auto;
    color: ${color.muted};
    pointer-events: none;
  }
`
const Words = styled.input`
  ${controlStyle}
  padding-inline: calc(${space.sm} + 1.25rem + ${space.xs}) ${size.target};
  text-overflow: ellipsis;
  &::-webkit-search-cancel-button {
    display: none;
  }
`
const Clear = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  width: ${size.target};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.muted};
  cursor: pointer;
`

export interface SearchFieldProps {
  /** Says what is searched; it stands in the empty field. */
  label: string
  value: string
  onChange: (text: string) => void
}

/** Narrows a list as one types; Escape or the cross empties it. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const words = useRef<HTMLInputElement>(null)
  return (
    <Field>
      <SearchIcon />
      <Words
        ref={words}
        type="search"
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('')
        }}
      />
      {value !== '' && (
        // Not a stop of the keyboard: there Escape does the same.
        <Clear
          type="button"
          tabIndex={-1}
          aria-label="Clear search"
          onClick={() => {
            onChange('')
            words.current?.focus()
          }}
        >
          <CloseIcon size={18} />
        </Clear>
      )}
    </Field>
  )
}
