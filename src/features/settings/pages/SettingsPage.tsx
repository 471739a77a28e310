import { t } from '@lingui/core/macro'
import { useLocation } from 'react-router-dom'
import { useGetProfile } from '#src/api/generated/hooks/profile/profile.ts'
import { AsyncBoundary } from '#src/components/page/AsyncBoundary.tsx'
import { LanguageChoice } from '#src/components/page/LanguageChoice.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { config } from '#src/config.ts'
import { useKeptDraft } from '#src/drafts/drafts.ts'
import { EmailSection } from '#src/features/settings/components/EmailSection.tsx'
import { PasswordSection } from '#src/features/settings/components/PasswordSection.tsx'
import { PinSection } from '#src/features/settings/components/PinSection.tsx'
import { chooseTheme, type Theme, useTheme } from '#src/session/preferences.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ToggleButtonGroup } from '#src/ui/fields/ToggleButtonGroup.tsx'
import { Columns, Stack } from '#src/ui/layout/Columns.tsx'
import { Disclosure, DisclosureGroup } from '#src/ui/layout/Disclosure.tsx'
import { Panel } from '#src/ui/layout/Panel.tsx'

const themes: readonly { id: Theme; label: string }[] = [
  { id: 'light', label: t({ message: 'Light', context: 'appearance' }) },
  { id: 'dark', label: t({ message: 'Dark', context: 'appearance' }) },
  { id: 'system', label: t({ message: 'Auto', comment: 'As light or dark as the device' }) },
]

export function Component() {
  const { hash } = useLocation()
  const { data } = useGetProfile()
  const keptEmail = useKeptDraft('email')
  return (
    <Page title={dashboardTexts.menu.settings}>
      <Columns $hasNarrowSide>
        <Stack>
          <Panel title={t`Sign-in and security`}>
            <DisclosureGroup open={keptEmail ? 'email' : hash.slice(1)}>
              <Disclosure id="email" title={t`Email`} summary={data?.user?.email ?? t`The address you sign in with`}>
                <AsyncBoundary skeleton={<Skeleton height={140} />}>
                  <EmailSection kept={keptEmail} />
                </AsyncBoundary>
              </Disclosure>
              <Disclosure id="password" title={t`Password`}>
                <PasswordSection />
              </Disclosure>
              <Disclosure id="pin" title={t`Transaction PIN`} summary={t`4 digits that confirm a transfer`}>
                <PinSection />
              </Disclosure>
            </DisclosureGroup>
          </Panel>
          <Panel title={t`Appearance`}>
            <ToggleButtonGroup label={t`Appearance`} options={themes} value={useTheme()} onChange={chooseTheme} />
          </Panel>
          {config.languages.length > 1 && (
            <Panel title={t`Language`}>
              <LanguageChoice />
            </Panel>
          )}
        </Stack>
        <Panel title={t`Keep it to yourself`}>
          {t`Never share your PIN, password or codes. We'll never ask for them by phone, email or chat.`}
        </Panel>
      </Columns>
    </Page>
  )
}
