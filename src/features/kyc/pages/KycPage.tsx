import { useState } from 'react'
import { useGetIdentityDocumentsSuspense } from '#src/api/generated/hooks/kyc/kyc.ts'
import { useGetProfile } from '#src/api/generated/hooks/profile/profile.ts'
import { AddressShown } from '#src/features/kyc/components/AddressShown.tsx'
import { IdentityForm } from '#src/features/kyc/components/IdentityForm.tsx'
import { Banner } from '#src/ui/Banner.tsx'
import { AsyncBoundary } from '#src/components/AsyncBoundary.tsx'
import { Page } from '#src/components/Page.tsx'
import { Panel } from '#src/ui/Panel.tsx'

/** Hand in an identity document while signed in. */
export function KycPage() {
  const { data } = useGetProfile()
  return (
    <Page title="Identity verification" subtitle="Submit a document when yours has changed or the bank asks for one.">
      {data?.user?.verification_status === 'verified' && (
        <Banner tone="info">Your identity is verified. You need to submit nothing unless the bank asked you to.</Banner>
      )}
      <AsyncBoundary>
        <Verification />
      </AsyncBoundary>
    </Page>
  )
}

function Verification() {
  const { data } = useGetIdentityDocumentsSuspense()
  const [accepted, setAccepted] = useState<string>()
  const address = data.crypto_address?.trim()
  return (
    <>
      <Panel title="Your document">
        {accepted !== undefined && <Banner tone="success">{accepted}</Banner>}
        <IdentityForm
          kind="document"
          docs={data.docs}
          onAccepted={(message) => setAccepted(message ?? 'Submitted: your document is under review.')}
        />
      </Panel>
      {address && <AddressShown address={address} network={data.crypto_network?.trim() || undefined} />}
    </>
  )
}
