import { t } from '@lingui/core/macro'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { dropKept, useKeptDrafts, type DraftName } from '#src/drafts/drafts.ts'
import { useOrders } from '#src/orders/useOrder.ts'
import { orderKinds } from '#src/orders/words.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { useLayoutPart } from '#src/ui/layout/layout.ts'
import { noticesOf } from './OrderWarnings.tsx'

function formOf(draft: DraftName): { to: string; label: string } {
  if (draft === 'email') return { to: paths.dashboard.settings(), label: t`Continue with your email address` }
  if (draft === 'profile') return { to: paths.dashboard.profile(), label: t`Continue with your details` }
  const { form, resume } = orderKinds[draft]
  return { to: form, label: resume }
}

export function KeptDraftsNotice() {
  const drafts = useKeptDrafts()
  // The notice of an order is shown in place of its draft.
  const ordered: readonly string[] = noticesOf(useOrders())
    .filter(({ state }) => state !== 'refused')
    .map(({ operation }) => operation)
  const kept = [...(drafts?.keys() ?? [])].filter((name) => !ordered.includes(name)).map(formOf)
  useLayoutPart('notices', kept.length > 0)
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
          <Button variant="quiet" onPress={() => dropKept()}>
            {t`Discard`}
          </Button>
        </>
      }
    >
      {t`We've kept what you typed before your session ended.`}
    </Banner>
  )
}
