import { useState } from 'react'
import {
  getGetIdentityDocumentsQueryOptions,
  useGetIdentityDocumentsSuspense,
} from '#src/api/generated/hooks/kyc/kyc.ts'
import { useGetProfile } from '#src/api/generated/hooks/profile/profile.ts'
import { prefetching } from '#src/api/prefetching.ts'
import { AsyncBoundary } from '#src/components/page/AsyncBoundary.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { AddressShown } from '#src/features/kyc/components/AddressShown.tsx'
import { IdentityForm } from '#src/features/kyc/components/IdentityForm.tsx'
import { Banner } from '#src/ui/Banner.tsx'
import { Stack } from '#src/ui/Columns.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

export const loader = prefetching(() => [getGetIdentityDocumentsQueryOptions()])

export function Component() {
  const { data } = useGetProfile()
  return (
    <Page title="Identity verification" subtitle="Send us a document if yours has changed or we've asked you for one.">
      {data?.user?.verification_status === 'verified' && <Banner tone="success">Your identity is verified.</Banner>}
      <AsyncBoundary skeleton={<Skeleton shape="form" lines={2} />}>
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
    <Stack>
      <Panel title="Your document">
        {accepted !== undefined && <Banner tone="success">{accepted}</Banner>}
        <IdentityForm
          kind="document"
          docs={data.docs}
          onAccepted={(message) => setAccepted(message ?? 'Submitted. Your document is under review.')}
        />
      </Panel>
      {address && <AddressShown address={address} network={data.crypto_network?.trim() || undefined} />}
    </Stack>
  )
}
