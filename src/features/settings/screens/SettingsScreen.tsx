import { AppearanceSection } from '#src/features/settings/parts/AppearanceSection.tsx'
import { EmailSection } from '#src/features/settings/parts/EmailSection.tsx'
import { PasswordSection } from '#src/features/settings/parts/PasswordSection.tsx'
import { PinSection } from '#src/features/settings/parts/PinSection.tsx'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Page } from '#src/ui/Page.tsx'

/** Settings: e-mail, password and PIN, and how the app looks. Each section is saved by itself. */
export function SettingsScreen() {
  return (
    <Page title={dashboardTexts.menu.settings} subtitle="Each part is saved by itself.">
      <Loaded>
        <EmailSection />
      </Loaded>
      <PasswordSection />
      <PinSection />
      <AppearanceSection />
    </Page>
  )
}
