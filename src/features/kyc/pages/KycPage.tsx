import { t } from '@lingui/core/macro'
import { useState } from 'react'
import styled from 'styled-components'
import {
  getGetIdentityDocumentsQueryOptions,
  type GetIdentityDocumentsSuspenseQueryResult,
  useGetIdentityDocumentsSuspense,
} from '#src/api/generated/hooks/kyc/kyc.ts'
import { useGetProfile } from '#src/api/generated/hooks/profile/profile.ts'
import { prefetching } from '#src/api/sessionQueries.ts'
import { AsyncBoundary } from '#src/components/page/AsyncBoundary.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { IdentityForm } from '#src/features/kyc/components/IdentityForm.tsx'
import { font, space } from '#src/theme/tokens.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Columns, Stack } from '#src/ui/layout/Columns.tsx'
import { Panel, Ruled } from '#src/ui/layout/Panel.tsx'
import { IconPoints } from '#src/ui/lists/IconPoints.tsx'
import { LockIcon } from '#src/ui/text/Icon.tsx'
import { FileIcon } from '#src/ui/text/NavigationIcons.tsx'

const Address = styled(Ruled)`
  margin-block-start: ${space.md};
  bdi {
    display: block;
    font-family: ${font.mono};
  }
`

export const loader = prefetching(() => [getGetIdentityDocumentsQueryOptions()])

const points = [
  { Icon: FileIcon, text: t`Send a picture or a PDF of the whole document.` },
  { Icon: LockIcon, text: t`We'll never ask for your password, PIN or a code with it.` },
]

export function Component() {
  const { data, isPending } = useGetProfile()
  const isVerified = data?.user?.verification_status === 'verified'
  const skeleton = (
    <Skeleton>
      <Verification isVerified={isVerified} data={{ docs: [] }} />
    </Skeleton>
  )
  return (
    <Page
      title={t`Identity verification`}
      subtitle={t`Send us a document if yours has changed or we've asked you for one.`}
    >
      <AsyncBoundary skeleton={skeleton}>
        {isPending ? skeleton : <LoadedVerification isVerified={isVerified} />}
      </AsyncBoundary>
    </Page>
  )
}

interface VerificationProps {
  isVerified: boolean
  data: Pick<GetIdentityDocumentsSuspenseQueryResult, 'docs' | 'crypto_address' | 'crypto_network'>
}

function LoadedVerification({ isVerified }: Pick<VerificationProps, 'isVerified'>) {
  return <Verification isVerified={isVerified} data={useGetIdentityDocumentsSuspense().data} />
}

function Verification({ isVerified, data }: VerificationProps) {
  const [accepted, setAccepted] = useState<string>()
  const address = data.crypto_address?.trim()
  const network = data.crypto_network?.trim()
  const label = network ? t`Crypto address (${network}), not for payments:` : t`Crypto address, not for payments:`
  return (
    <>
      {isVerified && <Banner tone="success">{t`Your identity is verified. There's nothing you need to do.`}</Banner>}
      <Columns $hasNarrowSide>
        <Panel title={t`Your document`}>
          <Stack>
            <IdentityForm
              kind="document"
              docs={data.docs}
              onAccepted={(message) => setAccepted(message ?? t`Submitted. Your document is under review.`)}
            />
            {accepted !== undefined && <Banner tone="success">{accepted}</Banner>}
          </Stack>
        </Panel>
        <Panel title={t`Good to know`}>
          <IconPoints points={points} />
          {/* Without a copy button or QR code: a demand for payment is most likely fraud. */}
          {address && (
            <Address as="section" aria-label={t`Crypto address`}>
              <p>{t`Verification is free. Never pay to be verified.`}</p>
              <p>
                <span>{`${label} `}</span>
                <bdi translate="no">{address}</bdi>
              </p>
            </Address>
          )}
        </Panel>
      </Columns>
    </>
  )
}
