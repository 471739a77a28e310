import { useContext, useState } from 'react'
import { FormValidationContext } from 'react-aria-components'
import { substituteUpload } from '#src/api/uploads.ts'
import { config } from '#src/config.ts'
import { FileField, type FileFieldProps } from '#src/ui/FileField.tsx'
import { fileSize } from '#src/ui/fileSize.ts'
import type { PreparedUpload } from './prepareUpload.ts'

/** The value stays the chosen file. A form that is submitted early waits for the preparation. */
export function UploadField({ value, onChange, ...props }: FileFieldProps & { name: string }) {
  const error = useContext(FormValidationContext)[props.name]
  const [preparation, setPreparation] = useState<{ chosen: File; prepared?: PreparedUpload }>()

  async function take(chosen: File): Promise<void> {
    const preparing = prepare(chosen)
    substituteUpload(
      chosen,
      preparing.then(({ file }) => file),
    )
    setPreparation({ chosen })
    onChange(chosen)
    const prepared = await preparing
    setPreparation((current) => (current?.chosen === chosen ? { chosen, prepared } : current))
  }
  const current = preparation?.chosen === value ? preparation : undefined
  return (
    <FileField
      {...props}
      errorMessage={Array.isArray(error) ? error.join(' ') : error}
      value={current?.prepared?.file ?? value}
      onChange={(file) => (file === undefined ? onChange(undefined) : void take(file))}
      isPreparing={current !== undefined && current.prepared === undefined}
      note={current && noteOf(current.chosen, current.prepared)}
    />
  )
}

/** Its script is loaded once a file is chosen. Without it the file is sent as chosen. */
async function prepare(file: File): Promise<PreparedUpload> {
  try {
    const { prepareUpload } = await import('./prepareUpload.ts')
    return await prepareUpload(file, config.uploadMaxBytes)
  } catch {
    return { file, change: 'none' }
  }
}

function noteOf(chosen: File, prepared: PreparedUpload | undefined): string | undefined {
  switch (prepared?.change) {
    case 'none':
      return 'Sent as it is, including hidden details such as where a photo was taken.'
    case 'smaller':
      return `Made smaller to send; it was ${fileSize(chosen.size)}.`
    case 'redrawn':
      return undefined
    case undefined:
      return 'Preparing…'
  }
}
