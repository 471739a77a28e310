import { t } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { useGetProfileSuspense, useUpdatePicture } from '#src/api/generated/hooks/profile/profile.ts'
import { UpdatePictureRequest } from '#src/api/generated/models/updatePictureRequest.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { Form } from '#src/components/form/Form.tsx'
import { announceOutcome, FormResult } from '#src/components/form/FormResult.tsx'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { AsyncBoundary } from '#src/components/page/AsyncBoundary.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { uploadUrl } from '#src/config.ts'
import { useKeptDraft } from '#src/drafts/drafts.ts'
import { useUnsavedChanges } from '#src/drafts/useUnsavedChanges.ts'
import { ProfileForm, type ProfileFormProps } from '#src/features/profile/components/ProfileForm.tsx'
import { savedTexts } from '#src/features/profile/model.ts'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { text } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { awaited, Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { FileField } from '#src/ui/fields/FileField.tsx'
import { Cluster, Columns, Line, Stack } from '#src/ui/layout/Columns.tsx'
import { Panel } from '#src/ui/layout/Panel.tsx'
import { DescriptionList } from '#src/ui/lists/DescriptionList.tsx'
import { Avatar } from '#src/ui/text/Avatar.tsx'

const Level = styled(Columns)`
  align-items: stretch;
  @media ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`
const Holder = styled(Line)`
  font-size: ${text.lead};
  font-weight: 600;
`

const verified = t({ message: 'Verified', context: 'the identity of the customer' })

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

function Profile({ profile, kept }: ProfileFormProps) {
  const { fullname, username, email, current_plan, verification_status, picture } = profile
  const [chosen, setChosen] = useState<{ file: File; url: string }>()
  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen])
  return (
    <Level>
      <Panel title={t`Your account`}>
        <Stack>
          <Holder as="p" $gap="md">
            <Avatar name={fullname} src={chosen?.url ?? (picture ? uploadUrl(picture) : undefined)} size={72} />
            <bdi>{fullname}</bdi>
          </Holder>
          <PictureForm
            picture={chosen?.file}
            onChoose={(file) => setChosen(file && { file, url: URL.createObjectURL(file) })}
          />
          <DescriptionList
            rows={[
              { term: t`Username`, detail: username || '–' },
              {
                term: t`Email`,
                detail: email,
                action: <TextLink to={paths.dashboard.settings()}>{t`Change`}</TextLink>,
              },
              {
                term: t`Plan`,
                detail: current_plan || t`No plan`,
                action: (
                  <TextLink to={paths.dashboard.upgrade()}>{t({ message: 'Upgrade', context: 'verb' })}</TextLink>
                ),
              },
              {
                term: t`Identity`,
                detail: verification_status === 'verified' ? verified : (verification_status ?? '–'),
                action: <TextLink to={paths.dashboard.kyc()}>{t`Update`}</TextLink>,
              },
            ]}
          />
        </Stack>
      </Panel>
      <Panel title={t`Personal details`}>
        <ProfileForm profile={profile} kept={kept} />
      </Panel>
    </Level>
  )
}

interface PictureFormProps {
  picture: File | undefined
  onChoose: (picture: File | undefined) => void
}

function PictureForm({ picture: profilePic, onChoose }: PictureFormProps) {
  const update = useSubmit(useUpdatePicture())
  useUnsavedChanges({ isDirty: profilePic !== undefined })

  async function save(data: UpdatePictureRequest): Promise<void> {
    const outcome = await update.submit({ data })
    if (outcome === undefined) return
    announceOutcome(outcome, savedTexts)
    if (outcome.kind === 'success') onChoose(undefined)
  }

  return (
    <Form
      schema={UpdatePictureRequest}
      values={{ profilePic }}
      onSubmit={(data) => void save(data)}
      isPending={update.isPending}
    >
      <FileField
        label={t`Profile picture`}
        name="profilePic"
        value={profilePic}
        onChange={onChoose}
        acceptedFileTypes={['image/*']}
        next={t({ message: 'Not saved yet', comment: 'The profile picture' })}
        description={t`PNG or JPG. Square pictures look best.`}
      />
      <FormResult outcome={update.outcome} texts={savedTexts} />
      {profilePic !== undefined && (
        <Cluster>
          <Button type="submit" isPending={update.isPending}>
            {t`Save picture`}
          </Button>
        </Cluster>
      )}
    </Form>
  )
}
