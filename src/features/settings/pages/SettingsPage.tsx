import { useLocation } from 'react-router-dom'
import { useGetProfile } from '#src/api/generated/hooks/profile/profile.ts'
import { AsyncBoundary } from '#src/components/page/AsyncBoundary.tsx'
import { Page } from '#src/components/page/Page.tsx'
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

const themes = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
  { id: 'system', label: 'Auto' },
] as const satisfies readonly { id: Theme; label: string }[]

export function Component() {
  const { hash } = useLocation()
  const { data } = useGetProfile()
  const keptEmail = useKeptDraft('email')
  return (
    <Page title={dashboardTexts.menu.settings}>
      <Columns $hasNarrowSide>
        <Stack>
          <Panel title="Sign-in and security">
            <DisclosureGroup open={keptEmail ? 'email' : hash.slice(1)}>
              <Disclosure id="email" title="Email" summary={data?.user?.email ?? 'The address you sign in with'}>
                <AsyncBoundary skeleton={<Skeleton height={140} />}>
                  <EmailSection kept={keptEmail} />
                </AsyncBoundary>
              </Disclosure>
              <Disclosure id="password" title="Password">
                <PasswordSection />
              </Disclosure>
              <Disclosure id="pin" title="Transaction PIN" summary="4 digits that confirm a transfer">
                <PinSection />
              </Disclosure>
            </DisclosureGroup>
          </Panel>
          <Panel title="Appearance">
            <ToggleButtonGroup label="Appearance" options={themes} value={useTheme()} onChange={chooseTheme} />
          </Panel>
        </Stack>
        <Panel title="Keep it to yourself">
          Never share your PIN, password or codes. We&apos;ll never ask for them by phone, email or chat.
        </Panel>
      </Columns>
    </Page>
  )
}
