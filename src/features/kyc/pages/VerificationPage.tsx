import { t } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import {
  getGetIdentityDocumentsQueryOptions,
  useGetIdentityDocumentsSuspense,
} from '#src/api/generated/hooks/kyc/kyc.ts'
import { prefetching } from '#src/api/sessionQueries.ts'
import { HelpLink } from '#src/components/links/HelpLink.tsx'
import { AsyncBoundary } from '#src/components/page/AsyncBoundary.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { useLogOut } from '#src/components/page/useLogOut.ts'
import { confirmLeaving } from '#src/drafts/useUnsavedChanges.ts'
import { IdentityForm, type IdentityFormProps } from '#src/features/kyc/components/IdentityForm.tsx'
import { identityParts } from '#src/features/kyc/model.ts'
import { fieldsOf } from '#src/lib/fields.ts'
import { paths } from '#src/paths.ts'
import { forgetVerification } from '#src/session/session.ts'
import { read, storageKeys, useStored } from '#src/session/storage.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { notify } from '#src/ui/feedback/toast.ts'
import { Line } from '#src/ui/layout/Columns.tsx'
import { SmallText } from '#src/ui/text/Text.tsx'

const signInFirst = { hint: 'verification' }

const skeleton = (
  <Skeleton>
    <IdentityForm kind="complete" docs={[]} onAccepted={() => undefined} />
  </Skeleton>
)

export const loader = prefetching(() => [getGetIdentityDocumentsQueryOptions()])

export function Component() {
  const token = useStored(storageKeys.temporary)
  const [isAccepted, setAccepted] = useState(false)
  const logOut = useLogOut()
  const { part, turn } = useParts()
  // Waits until the documents are accepted, or the missing token would lead to sign-in.
  useEffect(() => {
    if (isAccepted) forgetVerification()
  }, [isAccepted])

  if (isAccepted) return <Navigate replace to={paths.auth.underReview()} />
  if (token === undefined) return <Navigate replace to={paths.auth.signIn()} state={signInFirst} />
  const status = read(storageKeys.verification)
  if (status === 'Pending Verification') return <Navigate replace to={paths.auth.underReview()} />
  const wasDeclined = status === 'Declined'
  return (
    <Page
      title={identityParts[part] ?? identityParts[0]}
      windowTitle={t`Verify your identity`}
      step={String(part)}
      trail={<SmallText>{t`Identity check: ${{ step: part + 1 }} of ${{ steps: identityParts.length }}`}</SmallText>}
      subtitle={part === 0 && !wasDeclined ? t`Have one ID document ready. Verification is free.` : undefined}
    >
      {part === 0 && wasDeclined && (
        <Banner tone="danger" action={<HelpLink />}>
          {t`Your last identity check was declined. Fill in your details again, and send new, readable pictures.`}
        </Banner>
      )}
      <AsyncBoundary skeleton={skeleton}>
        <Identity
          part={part}
          onTurn={turn}
          onAccepted={(message) => {
            notify.success(message ?? t`Your documents have been received.`)
            setAccepted(true)
          }}
        />
      </AsyncBoundary>
      <Line>
        <SmallText>{t`You can do this later.`}</SmallText>
        <Button variant="quiet" onPress={() => confirmLeaving(logOut)}>
          {t`Log out`}
        </Button>
      </Line>
    </Page>
  )
}

function Identity(props: Omit<IdentityFormProps, 'kind' | 'docs'>) {
  const { data } = useGetIdentityDocumentsSuspense()
  return <IdentityForm kind="complete" docs={data.docs} {...props} />
}

/**
 * Kept in the history entry, so that Back shows the previous part. A reload empties the form and shows the first part.
 */
function useParts(): { part: number; turn: (by: 1 | -1) => void } {
  const navigate = useNavigate()
  const location = useLocation()
  const [reached, setReached] = useState(0)
  const { part: kept } = fieldsOf(location.state)
  const part = typeof kept === 'number' ? Math.min(kept, reached) : 0

  function turn(by: 1 | -1): void {
    if (by === -1) {
      void navigate(-1)
      return
    }
    setReached(Math.max(reached, part + 1))
    void navigate('', { state: { part: part + 1 } })
  }
  return { part, turn }
}
