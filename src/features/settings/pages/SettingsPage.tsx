import { AppearanceSection } from '#src/features/settings/components/AppearanceSection.tsx'
import { EmailSection } from '#src/features/settings/components/EmailSection.tsx'
import { PasswordSection } from '#src/features/settings/components/PasswordSection.tsx'
import { PinSection } from '#src/features/settings/components/PinSection.tsx'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { AsyncBoundary } from '#src/components/AsyncBoundary.tsx'
import { Page } from '#src/components/Page.tsx'

/** Settings: e-mail, password and PIN, and how the app looks. Each section is saved by itself. */
export function SettingsPage() {
  return (
    <Page title={dashboardTexts.menu.settings} subtitle="Each part is saved by itself.">
      <AsyncBoundary>
        <EmailSection />
      </AsyncBoundary>
      <PasswordSection />
      <PinSection />
      <AppearanceSection />
    </Page>
  )
}
