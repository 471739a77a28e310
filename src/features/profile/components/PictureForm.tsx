import { useUpdatePicture } from '#src/api/generated/hooks/profile/profile.ts'
import { UpdatePictureRequest } from '#src/api/generated/models/updatePictureRequest.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { Form } from '#src/components/form/Form.tsx'
import { announceOutcome, FormResult } from '#src/components/form/FormResult.tsx'
import { useUnsavedChanges } from '#src/drafts/useUnsavedChanges.ts'
import { savedTexts } from '#src/features/profile/model.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { FileField } from '#src/ui/fields/FileField.tsx'
import { Cluster } from '#src/ui/layout/Columns.tsx'

export interface PictureFormProps {
  picture: File | undefined
  onChoose: (picture: File | undefined) => void
}

export function PictureForm({ picture: profilePic, onChoose }: PictureFormProps) {
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
        label="Profile picture"
        name="profilePic"
        value={profilePic}
        onChange={onChoose}
        acceptedFileTypes={['image/*']}
        next="Not saved yet"
        description="PNG or JPG. Square pictures look best."
      />
      <FormResult outcome={update.outcome} texts={savedTexts} />
      {profilePic !== undefined && (
        <Cluster>
          <Button type="submit" isPending={update.isPending}>
            Save picture
          </Button>
        </Cluster>
      )}
    </Form>
  )
}
