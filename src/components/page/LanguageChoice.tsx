import { t } from '@lingui/core/macro'
import styled from 'styled-components'
import { config } from '#src/config.ts'
import { chooseLanguage } from '#src/language.tsx'
import { language, languageNames } from '#src/lib/languages.ts'
import { color, size, space } from '#src/theme/tokens.ts'
import { BareButton } from '#src/ui/buttons/Button.tsx'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.sm};
`
const Name = styled(BareButton)`
  min-height: ${size.target};
  padding: 0 ${space.xs};
  color: ${color.link};
  &[aria-current='true'] {
    color: inherit;
    font-weight: 600;
  }
`

export interface LanguageChoiceProps {
  /** Calls what loads the page again. */
  onChoose?: (choose: () => void) => void
}

/** Nothing where the bank offers one language. The page is loaded again in the chosen one. */
export function LanguageChoice({ onChoose = (choose) => choose() }: LanguageChoiceProps) {
  const offered = config.languages
  if (offered.length < 2) return null
  return (
    <List aria-label={t`Language`} data-print="hide">
      {offered.map((code) => (
        <li key={code}>
          <Name lang={code} aria-current={code === language} onPress={() => onChoose(() => chooseLanguage(code))}>
            {languageNames[code]}
          </Name>
        </li>
      ))}
    </List>
  )
}
