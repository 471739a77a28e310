import { t } from '@lingui/core/macro'
import { useContext, useId, useRef } from 'react'
import { FormValidationContext } from 'react-aria-components'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Group } from 'react-aria-components/Group'
import styled from 'styled-components'
import * as texts from '#src/texts/common.ts'
import { media } from '#src/theme/media.ts'
import { color, radius, space } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Line } from '#src/ui/layout/Columns.tsx'
import { CheckIcon, ErrorIcon, WarningIcon } from '#src/ui/text/Icon.tsx'
import { CameraIcon, UploadIcon } from '#src/ui/text/NavigationIcons.tsx'
import { ChosenFile } from './ChosenFile.tsx'
import { descriptionStyle, Field, FieldError, FieldLabel, FieldWarning, type FieldText } from './Field.tsx'

/** The focused button has the ring. */
const DropField = styled(Field)`
  &[data-focus-visible] {
    outline: none;
  }
`
const Done = styled(Line)`
  color: ${color.success};
`
const Zone = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
  padding: ${space.sm};
  border: 1px dashed ${color.border};
  border-radius: ${radius.control};
  background: ${color.sunken};
  [data-invalid] > & {
    border-color: ${color.danger};
  }
  /* Scrolls the whole zone into view, not just the button's first pixel. */
  button {
    scroll-margin-block: 96px;
  }
`
/** A device without a camera would open the same file dialog twice. */
const OnTouchDevice = styled.div`
  @media not ${media.touch} {
    display: none;
  }
`
const Hint = styled.p`
  ${descriptionStyle}
`

export interface FileFieldProps extends Omit<FieldText, 'errorMessage'> {
  /** Replaced by the promised text once a file is chosen, and then shown beside it. */
  label: string
  value: File | undefined
  onChange: (file: File | undefined) => void
  name: string
  acceptedFileTypes?: readonly string[] | undefined
  /** Said of a chosen file in place of the promised text. */
  next?: string | undefined
  camera?: 'user' | 'environment' | undefined
}

export function FileField({
  label,
  description = `${texts.upload.hint}. ${t`Larger pictures are sent, too.`}`,
  value,
  onChange,
  name,
  next,
  camera = 'environment',
  acceptedFileTypes = [],
}: FileFieldProps) {
  const id = useId()
  const errorMessage = useContext(FormValidationContext)[name]
  const warning = value !== undefined && !isAccepted(value, acceptedFileTypes) ? otherType : undefined
  const chooseButton = useRef<HTMLButtonElement>(null)

  function takeFirst(files: FileList | null): void {
    const file = files?.item(0)
    if (file) onChange(file)
  }
  function remove(): void {
    onChange(undefined)
    chooseButton.current?.focus()
  }

  const isReady = value !== undefined && next === undefined
  return (
    <DropField
      as={Group}
      aria-labelledby={isReady ? `${id}-done` : `${id}-label`}
      aria-describedby={`${id}-hint ${id}-warning ${id}-error`}
      isInvalid={errorMessage !== undefined}
      data-field={name}
      data-label={label}
    >
      <Line $gap="xs">
        {isReady && (
          <Done $gap="xxs">
            <CheckIcon size={16} />
            <FieldLabel elementType="span" id={`${id}-done`}>
              {texts.upload.done}
            </FieldLabel>
          </Done>
        )}
        <FieldLabel elementType="span" id={`${id}-label`}>
          {label}
        </FieldLabel>
      </Line>
      <Zone
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          takeFirst(event.dataTransfer.files)
        }}
      >
        {value !== undefined && <ChosenFile file={value} next={next} onRemove={remove} />}
        <FileTrigger acceptedFileTypes={acceptedFileTypes} onSelect={takeFirst}>
          <Button ref={chooseButton} variant="secondary" icon={<UploadIcon />} aria-describedby={`${id}-label`}>
            {value === undefined ? t`Choose a file` : t`Replace`}
          </Button>
        </FileTrigger>
        <OnTouchDevice>
          <FileTrigger acceptedFileTypes={['image/*']} defaultCamera={camera} onSelect={takeFirst}>
            <Button variant="secondary" icon={<CameraIcon />} aria-describedby={`${id}-label`}>
              {t`Take a photo`}
            </Button>
          </FileTrigger>
        </OnTouchDevice>
      </Zone>
      {warning !== undefined && (
        <FieldWarning id={`${id}-warning`} role="status">
          <WarningIcon size={16} />
          <span>{warning}</span>
        </FieldWarning>
      )}
      <Hint id={`${id}-hint`}>{description}</Hint>
      {errorMessage !== undefined && (
        <FieldError id={`${id}-error`}>
          <ErrorIcon size={16} />
          <span>{[errorMessage].flat().join(' ')}</span>
        </FieldError>
      )}
    </DropField>
  )
}

const otherType = t`This isn't a picture. You can send it, but we may not accept it.`

/** Any kind of picture is, since the bank may read more kinds than the field names. */
function isAccepted({ type }: File, types: readonly string[]): boolean {
  return types.length === 0 || type === '' || type.startsWith('image/') || types.includes(type)
}
