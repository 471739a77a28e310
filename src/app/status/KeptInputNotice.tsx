import { useSyncExternalStore } from 'react'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { dropKeptInput, keptForms, subscribeKeptInput } from '#src/drafts/keptInput.ts'
import { paths } from '#src/paths.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'

/** The forms that keep their input over the end of a session, by name: where each is, and what it is called. */
const forms: Record<string, { to: string; label: string }> = {
  transfer: { to: paths.dashboard.send(), label: 'Continue the transfer' },
  deposit: { to: paths.dashboard.addFundsCrypto(), label: 'Continue the deposit' },
  payment: { to: paths.dashboard.makePaymentCrypto(), label: 'Continue the payment' },
  fixedDeposit: { to: paths.dashboard.fixedDepositCrypto(), label: 'Continue the fixed deposit' },
  upgrade: { to: paths.dashboard.upgrade(), label: 'Continue the upgrade' },
  email: { to: paths.dashboard.settings(), label: 'Continue with your email address' },
  profile: { to: paths.dashboard.profile(), label: 'Continue with your details' },
}

/** Offers what the customer had typed when the last session ended. */
export function KeptInputNotice() {
  const names = useSyncExternalStore(subscribeKeptInput, () => keptForms(Date.now()).join())
  const kept = names.split(',').flatMap((name) => forms[name] ?? [])
  if (kept.length === 0) return null
  return (
    <Banner
      tone="info"
      action={
        <>
          {kept.map(({ to, label }) => (
            <TextLink key={to} to={to}>
              {label}
            </TextLink>
          ))}
          <Button variant="quiet" onPress={() => dropKeptInput()}>
            Discard
          </Button>
        </>
      }
    >
      What you typed before your session ended is kept.
    </Banner>
  )
}
