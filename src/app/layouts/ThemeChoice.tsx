import { useId } from 'react'
import styled from 'styled-components'
import { storageKeys } from '#src/session/storage.ts'
import { chooseTheme } from '#src/session/colorScheme.ts'
import type { Theme } from '#src/session/colorScheme.ts'
import { useStored } from '#src/session/useStored.ts'
import { color, radius, size, space } from '#src/theme/tokens.ts'

const themes: Record<Theme, string> = { system: 'As the system', light: 'Light', dark: 'Dark' }

const Choice = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  select {
    min-height: ${size.target};
    padding-inline: ${space.xs};
    border: 1px solid ${color.border};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.ink};
  }
`

/**
 * Light, dark, or as the system is set. The browser's own list: it stands on the sign-in page, too, whose code is kept as
 * small as can be.
 */
export function ThemeChoice() {
  const id = useId()
  const kept = useStored(storageKeys.theme) ?? ''
  return (
    <Choice>
      <label htmlFor={id}>Appearance</label>
      <select
        id={id}
        value={isTheme(kept) ? kept : 'system'}
        onChange={({ target: { value } }) => {
          if (isTheme(value)) chooseTheme(value)
        }}
      >
        {Object.entries(themes).map(([theme, name]) => (
          <option key={theme} value={theme}>
            {name}
          </option>
        ))}
      </select>
    </Choice>
  )
}

function isTheme(value: string): value is Theme {
  return Object.hasOwn(themes, value)
}
