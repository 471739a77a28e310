import { SearchField as AriaSearchField, Input } from 'react-aria-components/SearchField'
import styled from 'styled-components'
import { color, size, space } from '#src/theme/tokens.ts'
import { CloseIcon, SearchIcon } from '#src/ui/text/NavigationIcons.tsx'
import { controlStyle, InnerButton } from './controlStyle.ts'

const Field = styled(AriaSearchField)`
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
const Query = styled(Input)`
  ${controlStyle}
  padding-inline: calc(${space.sm} + 1.25rem + ${space.xs}) ${size.target};
  text-overflow: ellipsis;
  &:placeholder-shown {
    padding-inline-end: ${space.xs};
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`
const Clear = styled(InnerButton)`
  [data-empty] > & {
    display: none;
  }
`

export interface SearchFieldProps {
  label: string
  placeholder?: string | undefined
  value: string
  onChange: (text: string) => void
}

export function SearchField({ label, placeholder = label, value, onChange }: SearchFieldProps) {
  return (
    <Field aria-label={label} enterKeyHint="search" value={value} onChange={onChange} validationBehavior="aria">
      <Query placeholder={placeholder} />
      <SearchIcon />
      <Clear>
        <CloseIcon size={18} />
      </Clear>
    </Field>
  )
}
