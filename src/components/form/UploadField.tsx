import { useRef, useState } from 'react'
import { config } from '#src/config.ts'
import { FileField, type FileFieldProps } from '#src/ui/FileField.tsx'
import { fileSize } from '#src/ui/fileSize.ts'
import { prepareUpload } from './prepareUpload.ts'

/**
 * A file that is sent to the bank. A large photo is made smaller, and the field says so. The file as chosen is held
 * until then, so that a form submitted at once is not submitted without it.
 */
export function UploadField({ onChange, ...props }: FileFieldProps) {
  const [shrunkFrom, setShrunkFrom] = useState<number>()
  const chosen = useRef<File>(undefined)

  async function take(file: File | undefined): Promise<void> {
    chosen.current = file
    setShrunkFrom(undefined)
    onChange(file)
    if (file === undefined) return
    const prepared = await prepareUpload(file, config.uploadMaxBytes)
    if (prepared === file || chosen.current !== file) return
    if (file.size > config.uploadMaxBytes) setShrunkFrom(file.size)
    onChange(prepared)
  }
  return (
    <FileField
      {...props}
      onChange={(file) => void take(file)}
      note={shrunkFrom === undefined ? undefined : `Made smaller to send; it was ${fileSize(shrunkFrom)}.`}
    />
  )
}
