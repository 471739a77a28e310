import styled from 'styled-components'
import { useGetProfileSuspense } from '#src/api/generated/hooks/profile/profile.ts'
import { paths } from '#src/paths.ts'
import { DetailsForm } from '#src/features/profile/components/DetailsForm.tsx'
import { PictureForm } from '#src/features/profile/components/PictureForm.tsx'
import { uploadUrl } from '#src/config.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { space } from '#src/theme/tokens.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { DescriptionList } from '#src/ui/DescriptionList.tsx'
import { AsyncBoundary } from '#src/components/AsyncBoundary.tsx'
import { Page } from '#src/components/Page.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { TextLink } from '#src/components/TextLink.tsx'

const Beside = styled.div`
  display: grid;
  align-items: start;
  gap: ${space.lg};
  @media ${media.desktop} {
    grid-template-columns: 2fr 3fr;
  }
`
const Stack = styled.div`
  display: grid;
  gap: ${space.lg};
`

/** Who the customer is to the bank, and what of it they may change. */
export function ProfilePage() {
  return (
    <Page title={dashboardTexts.avatar.profile} subtitle="What the bank knows about you.">
      <AsyncBoundary>
        <Profile />
      </AsyncBoundary>
    </Page>
  )
}

function Profile() {
  const { profile } = useGetProfileSuspense().data
  const { fullname, username, email, current_plan, verification_status, picture } = profile
  return (
    <Beside>
      <Panel title="Your account">
        <Stack>
          <Avatar name={fullname} src={picture ? uploadUrl(picture) : undefined} size={96} />
          <DescriptionList
            rows={[
              { term: 'Name', detail: fullname },
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
                action: <TextLink to={paths.dashboard.kyc()}>Submit a document</TextLink>,
              },
            ]}
          />
          <PictureForm />
        </Stack>
      </Panel>
      <Panel title="Personal details">
        <DetailsForm profile={profile} />
      </Panel>
    </Beside>
  )
}
