import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { useGetProfileSuspense } from '#src/api/generated/hooks/profile/profile.ts'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { AsyncBoundary } from '#src/components/page/AsyncBoundary.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { uploadUrl } from '#src/config.ts'
import { useKeptDraft } from '#src/drafts/drafts.ts'
import { DetailsForm, type DetailsFormProps } from '#src/features/profile/components/DetailsForm.tsx'
import { PictureForm } from '#src/features/profile/components/PictureForm.tsx'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { space, text } from '#src/theme/tokens.ts'
import { awaited, Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Columns, Stack } from '#src/ui/layout/Columns.tsx'
import { Panel } from '#src/ui/layout/Panel.tsx'
import { DescriptionList } from '#src/ui/lists/DescriptionList.tsx'
import { Avatar } from '#src/ui/text/Avatar.tsx'

const Level = styled(Columns)`
  align-items: stretch;
  @media ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`
const Holder = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.md};
  font-size: ${text.lead};
  font-weight: 600;
`

const awaitedProfile = { fullname: awaited, username: awaited, email: awaited, current_plan: awaited }

const skeleton = (
  <Skeleton>
    <Profile profile={{ ...awaitedProfile, verification_status: 'verified' }} kept={undefined} />
  </Skeleton>
)

export function Component() {
  return (
    <Page title={dashboardTexts.avatar.profile}>
      <AsyncBoundary skeleton={skeleton}>
        <LoadedProfile />
      </AsyncBoundary>
    </Page>
  )
}

/** Separate, since the skeleton has the same form, which would take the kept draft. */
function LoadedProfile() {
  return <Profile profile={useGetProfileSuspense().data.profile} kept={useKeptDraft('profile')} />
}

function Profile({ profile, kept }: DetailsFormProps) {
  const { fullname, username, email, current_plan, verification_status, picture } = profile
  const [chosen, setChosen] = useState<{ file: File; url: string }>()
  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen])
  return (
    <Level>
      <Panel title="Your account">
        <Stack>
          <Holder>
            <Avatar name={fullname} src={chosen?.url ?? (picture ? uploadUrl(picture) : undefined)} size={72} />
            <bdi>{fullname}</bdi>
          </Holder>
          <PictureForm
            picture={chosen?.file}
            onChoose={(file) => setChosen(file && { file, url: URL.createObjectURL(file) })}
          />
          <DescriptionList
            rows={[
              { term: 'Username', detail: username || '–' },
              {
                term: 'Email',
                detail: email,
                action: <TextLink to={paths.dashboard.settings()}>Change</TextLink>,
              },
              {
                term: 'Plan',
                detail: current_plan || 'No plan',
                action: <TextLink to={paths.dashboard.upgrade()}>Upgrade</TextLink>,
              },
              {
                term: 'Identity',
                detail: verification_status === 'verified' ? 'Verified' : (verification_status ?? '–'),
                action: <TextLink to={paths.dashboard.kyc()}>Update</TextLink>,
              },
            ]}
          />
        </Stack>
      </Panel>
      <Panel title="Personal details">
        <DetailsForm profile={profile} kept={kept} />
      </Panel>
    </Level>
  )
}
