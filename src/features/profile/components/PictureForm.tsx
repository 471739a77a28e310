import { useState } from 'react'
import { useUpdatePicture } from '#src/api/generated/hooks/profile/profile.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { announce } from '#src/features/profile/saved.ts'
import type { Saved } from '#src/features/profile/saved.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'
import { FileField } from '#src/ui/FileField.tsx'
import { Form } from '#src/ui/Form.tsx'
import { useUnsavedChanges } from '#src/components/useUnsavedChanges.ts'

/** Takes a new profile picture. */
export function PictureForm() {
  const update = useSubmit(useUpdatePicture())
  const [picture, setPicture] = useState<File>()
  const [saved, setSaved] = useState<Saved>()
  useUnsavedChanges({ isDirty: picture !== undefined })

  async function save(profilePic: File): Promise<void> {
    setSaved(undefined)
    const outcome = await update.submit({ data: { profilePic } })
    setSaved(announce(outcome))
    if (outcome?.kind === 'success') setPicture(undefined)
  }

  return (
    <Form
      isPending={update.isPending}
      onSubmit={() => {
        if (picture !== undefined) void save(picture)
      }}
    >
      <FileField
        label="Profile picture"
        name="profilePic"
        value={picture}
        onChange={setPicture}
        acceptedFileTypes={['image/*']}
        description="Any picture; a square one looks best. It is sent when you save it."
      />
      {saved !== undefined && <Banner tone={saved.tone}>{saved.text}</Banner>}
      <div>
        <Button type="submit" variant="secondary" isPending={update.isPending} isDisabled={picture === undefined}>
          Save picture
        </Button>
      </div>
    </Form>
  )
}
