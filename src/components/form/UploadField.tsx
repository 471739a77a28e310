import { useContext, useState } from 'react'
import { FormValidationContext } from 'react-aria-components'
import { substituteUpload } from '#src/api/uploads.ts'
import { fileSize } from '#src/ui/fields/ChosenFile.tsx'
import { FileField, type FileFieldProps } from '#src/ui/fields/FileField.tsx'
import type { PreparedUpload } from './prepareUpload.ts'

export interface UploadFieldProps extends FileFieldProps {
  name: string
}

interface Preparation {
  chosen: File
  prepared?: PreparedUpload
}

/** The value stays the chosen file. A form that is submitted early waits for the preparation. */
export function UploadField({ value, onChange, ...props }: UploadFieldProps) {
  const error = useContext(FormValidationContext)[props.name]
  const [preparation, setPreparation] = useState<Preparation>()

  async function take(chosen: File): Promise<void> {
    const preparing = prepare(chosen)
    substituteUpload(
      chosen,
      preparing.then(({ file }) => file),
    )
    setPreparation({ chosen })
    onChange(chosen)
    const prepared = await preparing
    setPreparation((latest) => (latest?.chosen === chosen ? { chosen, prepared } : latest))
  }

  const current = preparation?.chosen === value ? preparation : undefined
  return (
    <FileField
      {...props}
      warning={(current && doubtOf(current, props.acceptedFileTypes)) ?? props.warning}
      errorMessage={[error].flat().join(' ') || undefined}
      value={current?.prepared?.file ?? value}
      onChange={(file) => (file === undefined ? onChange(undefined) : void take(file))}
      isPreparing={current !== undefined && current.prepared === undefined}
      note={current && noteOf(current.chosen, current.prepared)}
    />
  )
}

/** Any kind of picture is accepted, since the bank may read more kinds than the field names. */
function isAccepted({ type }: File, types: readonly string[] = []): boolean {
  return types.length === 0 || type === '' || type.startsWith('image/') || types.includes(type)
}

/** Such a file is sent, since the bank may read more than the browser. */
function doubtOf({ chosen, prepared }: Preparation, types: readonly string[] | undefined): string | undefined {
  if (!isAccepted(chosen, types)) return "This isn't a picture. You can send it, but we may not accept it."
  return prepared?.change === 'unreadable'
    ? "We can't open this picture. You can send it, but we may not accept it."
    : undefined
}

/** Larger pictures are made smaller. Nothing is refused for its size. */
const maxBytes = 8_000_000

/** Submit waits for the preparation. */
const patienceMs = 20_000

/** Loads its script once a file is chosen. If that fails or hangs, the file is sent as chosen. */
async function prepare(file: File): Promise<PreparedUpload> {
  const asChosen: PreparedUpload = { file, change: 'none' }
  const preparing = import('./prepareUpload.ts').then(({ prepareUpload }) => prepareUpload(file, maxBytes))
  const late = new Promise<PreparedUpload>((resolve) => setTimeout(resolve, patienceMs, asChosen))
  return Promise.race([preparing.catch(() => asChosen), late])
}

function noteOf(chosen: File, prepared: PreparedUpload | undefined): string | undefined {
  switch (prepared?.change) {
    case 'unreadable':
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
