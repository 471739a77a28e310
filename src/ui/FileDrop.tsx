import { useEffect, useId, useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import styled from 'styled-components'
import { color, radius, space } from '#src/theme/tokens.ts'
import { texts } from '#src/texts/common.ts'
import { Button } from './Button.tsx'
import { ChosenFile } from './ChosenFile.tsx'
import { FieldHelp, helpOf, type FieldText } from './FieldHelp.tsx'
import { descriptionStyle, fieldStyle, labelStyle } from './fieldStyle.ts'
import { UploadIcon } from './NavigationIcons.tsx'

const Field = styled.div`
  ${fieldStyle}
`
const FieldLabel = styled.span`
  ${labelStyle}
`
const Zone = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm} ${space.md};
  padding: ${space.md};
  border: 1px dashed ${color.border};
  border-radius: ${radius.control};
  background: ${color.surface};
  &[data-drop-target] {
    border-style: solid;
    border-color: ${color.brand};
    background: ${color.brandTint};
  }
  &[data-invalid] {
    border-color: ${color.danger};
  }
`
const Invitation = styled.p`
  ${descriptionStyle}
  flex: 1 1 140px;
`

export interface FileDropProps extends FieldText {
  /** Gives way to the promised wording once a file is chosen; the file's own line then repeats it. */
  label: string
  value: File | undefined
  onChange: (file: File | undefined) => void
  name?: string | undefined
  /** Narrows what the dialog offers, never what is taken. */
  acceptedFileTypes?: readonly string[] | undefined
}

function isCarryingFiles({ dataTransfer }: Pick<globalThis.DragEvent, 'dataTransfer'>): boolean {
  return dataTransfer?.types.includes('Files') === true
}

/** A file dropped beside the field would be opened in place of the page, and what was typed would be gone. */
function useNoDropElsewhere(): void {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent): void => {
      if (event.defaultPrevented || !isCarryingFiles(event)) return
      event.preventDefault()
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none'
    }
    addEventListener('dragover', refuse)
    addEventListener('drop', refuse)
    return () => {
      removeEventListener('dragover', refuse)
      removeEventListener('drop', refuse)
    }
  }, [])
}

/** One file, from the dialog, dropped or pasted. It is kept here until the form is sent. */
export function FileDrop({
  label,
  description,
  errorMessage,
  value,
  onChange,
  name,
  acceptedFileTypes,
}: FileDropProps) {
  const id = useId()
  const dialog = useRef<HTMLInputElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const [isOver, setOver] = useState(false)
  useNoDropElsewhere()

  function take(event: DragEvent | ClipboardEvent, files: FileList): void {
    setOver(false)
    const file = files.item(0)
    if (file === null) return
    event.preventDefault()
    onChange(file)
  }
  function remove(): void {
    onChange(undefined)
    chooseButton.current?.focus()
  }

  return (
    <Field
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={helpOf(id)}
      data-field={name}
      onPaste={(event) => take(event, event.clipboardData.files)}
    >
      <FieldLabel id={`${id}-label`}>{value === undefined ? label : texts.upload.done}</FieldLabel>
      <Zone
        data-drop-target={isOver || undefined}
        data-invalid={errorMessage !== undefined || undefined}
        onDragOver={(event) => {
          if (!isCarryingFiles(event)) return
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => take(event, event.dataTransfer.files)}
      >
        {value === undefined ? (
          <Invitation>Drop a file here, paste it, or choose one.</Invitation>
        ) : (
          <ChosenFile file={value} what={label} onRemove={remove} />
        )}
        <input
          ref={dialog}
          type="file"
          hidden
          accept={acceptedFileTypes?.join(',')}
          onChange={({ target }) => {
            const file = target.files?.item(0)
            if (file) onChange(file)
            // Or choosing the same file again would be no change.
            target.value = ''
          }}
        />
        <Button
          ref={chooseButton}
          variant="secondary"
          icon={<UploadIcon />}
          aria-describedby={`${id}-label`}
          onPress={() => dialog.current?.click()}
        >
          {value === undefined ? 'Choose a file' : 'Replace'}
        </Button>
      </Zone>
      <FieldHelp id={id} description={description ?? texts.upload.hint} errorMessage={errorMessage} />
    </Field>
  )
}
