import { useId, useRef, type ReactNode } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Group } from 'react-aria-components/Group'
import styled from 'styled-components'
import * as texts from '#src/texts/common.ts'
import { media } from '#src/theme/media.ts'
import { color, radius, space } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { useMedia } from '#src/ui/layout/useMedia.ts'
import { CheckIcon, ErrorIcon, WarningIcon } from '#src/ui/text/Icon.tsx'
import { CameraIcon, UploadIcon } from '#src/ui/text/NavigationIcons.tsx'
import { ChosenFile } from './ChosenFile.tsx'
import { descriptionStyle, Field, FieldError, FieldLabel, FieldWarning, type FieldText } from './Field.tsx'
import { useFileTarget } from './useFileTarget.ts'

const DropField = styled(Field)`
  &[data-focus-visible] {
    outline: none;
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.sm};
  /* The name of the field keeps its place beside the promised text. */
  &[data-chosen] {
    flex-flow: row-reverse wrap-reverse;
    justify-content: flex-end;
    > :last-child {
      flex-grow: 1;
    }
    > :first-child {
      display: flex;
      align-items: center;
      gap: ${space.xxs};
      color: ${color.success};
    }
  }
`
/** A device without a camera would open the same file dialog twice. */
const OnTouchDevice = styled.div`
  @media not ${media.touch} {
    display: none;
  }
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
  &[data-drop-target] {
    border-style: solid;
    border-color: ${color.brand};
    background: ${color.brandTint};
  }
  [data-invalid] > & {
    border-color: ${color.danger};
  }
  &[data-guided] {
    flex: 1;
    align-content: space-between;
    text-align: center;
    > button {
      flex: 1 1 auto;
    }
    div:has(> [data-preview]) {
      flex-basis: 100%;
      text-align: start;
    }
    button {
      padding-inline: ${space.sm};
    }
    [data-preview] {
      width: 100%;
    }
    [data-preview='picture'] {
      height: 15rem;
      @media ${media.desktop} {
        height: 10rem;
      }
    }
  }
  /* Scrolls the whole zone into view, not just the button's first pixel. */
  button {
    scroll-margin-block: 96px;
  }
  /* Two buttons fit beside each other on a phone. */
  @media ${media.narrow} {
    gap: ${space.xs};
    && > button,
    > ${OnTouchDevice} {
      flex: 1 0 auto;
    }
    > ${OnTouchDevice} > button {
      width: 100%;
    }
    && button {
      padding-inline: ${space.xs};
    }
  }
`
/** A phone has no second window to drop a file from. */
const Invitation = styled.p`
  ${descriptionStyle}
  flex: 1 1 140px;
  @media ${media.narrow} {
    display: none;
  }
`
const Hint = styled.p`
  ${descriptionStyle}
`
export interface FileFieldProps extends FieldText {
  /** Replaced by the promised text once a file is chosen, and then shown beside it. */
  label: string
  value: File | undefined
  onChange: (file: File | undefined) => void
  name?: string | undefined
  acceptedFileTypes?: readonly string[] | undefined
  note?: string | undefined
  /** Said of a chosen file in place of the promised text. */
  next?: string | undefined
  /** It does not stop the form. */
  warning?: string | undefined
  isPreparing?: boolean
  guide?: ((description: ReactNode) => ReactNode) | undefined
  camera?: 'user' | 'environment' | undefined
}

export function FileField(props: FileFieldProps) {
  const {
    label,
    description = `${texts.upload.hint}. Larger pictures are sent, too.`,
    errorMessage,
    value,
    onChange,
    name,
    note,
    next,
    warning,
    isPreparing = false,
    guide,
    camera = 'environment',
    acceptedFileTypes = [],
  } = props
  const id = useId()
  const chooseButton = useRef<HTMLButtonElement>(null)
  const canDrop = useMedia(media.hover)
  const { ref, isOver, targetProps } = useFileTarget(takeFirst)

  function takeFirst(files: FileList | null): void {
    const file = files?.item(0)
    if (file) onChange(file)
  }
  function remove(): void {
    onChange(undefined)
    chooseButton.current?.focus()
  }

  const isReady = value !== undefined && !isPreparing && next === undefined
  const purpose = isReady ? `${id}-ready` : `${id}-label`
  const hint = value === undefined || guide === undefined ? `${id}-hint` : purpose
  const notices = [warning !== undefined && `${id}-warning`, errorMessage !== undefined && `${id}-error`]
  return (
    <DropField
      as={Group}
      ref={ref}
      {...targetProps}
      aria-labelledby={`${id}-label`}
      aria-describedby={[hint, ...notices].filter(Boolean).join(' ')}
      isInvalid={errorMessage !== undefined}
      data-field={name}
      data-label={label}
    >
      <Head data-chosen={isReady || undefined}>
        <FieldLabel elementType="span" id={`${id}-label`}>
          {isReady && <CheckIcon size={16} />}
          <span>{isReady ? texts.upload.done : label}</span>
        </FieldLabel>
        {isReady && (
          <FieldLabel elementType="span" id={`${id}-ready`}>
            {label}
          </FieldLabel>
        )}
      </Head>
      <Zone data-drop-target={isOver || undefined} data-guided={guide !== undefined || undefined}>
        {value !== undefined && <ChosenFile file={value} note={note} next={next} onRemove={remove} />}
        {value === undefined && guide?.(<span id={`${id}-hint`}>{description}</span>)}
        {value === undefined && canDrop && <Invitation>Drop or paste a file here</Invitation>}
        <FileTrigger acceptedFileTypes={acceptedFileTypes} onSelect={takeFirst}>
          <Button ref={chooseButton} variant="secondary" icon={<UploadIcon />} aria-describedby={purpose}>
            {value === undefined ? 'Choose a file' : 'Replace'}
          </Button>
        </FileTrigger>
        <OnTouchDevice>
          <FileTrigger acceptedFileTypes={['image/*']} defaultCamera={camera} onSelect={takeFirst}>
            <Button variant="secondary" icon={<CameraIcon />} aria-describedby={purpose}>
              Take a photo
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
      {guide === undefined && <Hint id={`${id}-hint`}>{description}</Hint>}
      {errorMessage !== undefined && (
        <FieldError id={`${id}-error`}>
          <ErrorIcon size={16} />
          <span>{errorMessage}</span>
        </FieldError>
      )}
    </DropField>
  )
}
