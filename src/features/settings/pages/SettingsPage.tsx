import { useDeferredValue, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { useGetProfile } from '#src/api/generated/hooks/profile/profile.ts'
import { AsyncBoundary } from '#src/components/page/AsyncBoundary.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { useKeptDraft } from '#src/drafts/drafts.ts'
import { EmailSection } from '#src/features/settings/components/EmailSection.tsx'
import { PasswordSection } from '#src/features/settings/components/PasswordSection.tsx'
import { PinSection } from '#src/features/settings/components/PinSection.tsx'
import type { SettingsSection } from '#src/paths.ts'
import { chooseTheme, useTheme, type Theme } from '#src/session/preferences.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { color, space } from '#src/theme/tokens.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ToggleButtonGroup } from '#src/ui/fields/ToggleButtonGroup.tsx'
import { Columns, Stack } from '#src/ui/layout/Columns.tsx'
import { Disclosure, DisclosureGroup } from '#src/ui/layout/Disclosure.tsx'
import { Panel } from '#src/ui/layout/Panel.tsx'
import { CheckIcon } from '#src/ui/text/Icon.tsx'

const Success = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.xxs};
  color: ${color.success};
  font-weight: 500;
`

export function Component() {
  const { data } = useGetProfile()
  const { hash } = useLocation()
  const keptEmail = useKeptDraft('email')
  const user = data?.user
  /** The bank's message after the last change of a section. */
  const [done, setDone] = useState<Partial<Record<SettingsSection, string>>>({})
  const summaryOf = (section: SettingsSection, usual?: string): ReactNode => {
    const text = done[section]
    if (text === undefined) return usual
    return (
      <>
        <Done>{text}</Done>
        <span>{usual}</span>
      </>
    )
  }
  return (
    <Page title={dashboardTexts.menu.settings}>
      <Columns $hasNarrowSide>
        <Stack>
          <Panel title="Sign-in and security">
            <DisclosureGroup open={keptEmail ? 'email' : hash.slice(1)}>
              <Disclosure
                id="email"
                title="Email"
                summary={summaryOf('email', user?.email ?? 'The address you sign in with')}
              >
                <AfterPaint isAtOnce={keptEmail !== undefined}>
                  <AsyncBoundary skeleton={<Skeleton shape="form" lines={1} />}>
                    <EmailSection kept={keptEmail} onDone={(email) => setDone({ email })} />
                  </AsyncBoundary>
                </AfterPaint>
              </Disclosure>
              <Disclosure id="password" title="Password" summary={summaryOf('password')}>
                <AfterPaint isAtOnce={keptEmail !== undefined}>
                  <PasswordSection onDone={(password) => setDone({ password })} />
                </AfterPaint>
              </Disclosure>
              <Disclosure
                id="pin"
                title="Transaction PIN"
                summary={summaryOf('pin', '4 digits that confirm a transfer')}
              >
                <AfterPaint isAtOnce={keptEmail !== undefined}>
                  <PinSection onDone={(pin) => setDone({ pin })} />
                </AfterPaint>
              </Disclosure>
            </DisclosureGroup>
          </Panel>
          <AppearanceSection />
        </Stack>
        <Panel title="Keep it to yourself">
          Never share your PIN, password or codes. We&apos;ll never ask for them by phone, email or chat.
        </Panel>
      </Columns>
    </Page>
  )
}

function Done({ children }: { children: ReactNode }) {
  return (
    <Success>
      <CheckIcon size={16} />
      <span>{children}</span>
    </Success>
  )
}

/** Renders the closed forms after the first paint. A separate component, so that the page does not render again. */
function AfterPaint({ isAtOnce, children }: { isAtOnce: boolean; children: ReactNode }) {
  return useDeferredValue(true, isAtOnce) && children
}

const themes = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
  { id: 'system', label: 'Auto' },
] as const satisfies readonly { id: Theme; label: string }[]

export function AppearanceSection() {
  return (
    <Panel title="Appearance">
      <ToggleButtonGroup label="Appearance" options={themes} value={useTheme()} onChange={chooseTheme} />
    </Panel>
  )
}
