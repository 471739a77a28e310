import { plural, t } from '@lingui/core/macro'
import { useCallback } from 'react'
import styled from 'styled-components'
import { locale } from '#src/lib/languages.ts'
import { color, radius } from '#src/theme/tokens.ts'
import { IconButton } from '#src/ui/buttons/IconButton.tsx'
import { Line } from '#src/ui/layout/Columns.tsx'
import { CloseIcon, FileIcon } from '#src/ui/text/NavigationIcons.tsx'
import { SmallNote } from '#src/ui/text/Text.tsx'

const FileLine = styled(Line)`
  flex: 0 0 100%;
`
const Name = styled.div`
  flex: 1;
  min-width: 0;
  font-weight: 500;
  line-height: 1.35;
`

export interface ChosenFileProps {
  file: File
  /** What happens to the file. */
  next?: string | undefined
  onRemove: () => void
}

export function ChosenFile({ file, next = t`Sent when you submit`, onRemove }: ChosenFileProps) {
  const { name, size } = file
  return (
    <FileLine>
      <FilePreview file={file} />
      <Name role="status">
        <bdi>{name}</bdi>
        <SmallNote as="span">{`${fileSize(size)} · ${next}`}</SmallNote>
      </Name>
      <IconButton label={t`Remove ${name}`} onPress={onRemove}>
        <CloseIcon />
      </IconButton>
    </FileLine>
  )
}

const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

function fileSize(bytes: number): string {
  if (bytes < 1000) return plural(bytes, { one: '# byte', other: '# bytes' })
  if (bytes < 1_000_000) return t`${{ kilobytes: Math.round(bytes / 1000) }} KB`
  return t`${{ megabytes: oneDecimal.format(bytes / 1_000_000) }} MB`
}

const Frame = styled.span`
  display: grid;
  grid-template: 100% / 100%;
  place-items: center;
  flex: none;
  width: 6rem;
  height: 4.5rem;
  overflow: hidden;
  border: 1px solid ${color.rule};
  border-radius: ${radius.control};
  background: ${color.sunken};
  color: ${color.muted};
  > * {
    grid-area: 1 / 1;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    background: ${color.surface};
  }
`

/** No SVG, since one of millions of elements would block the page. */
function FilePreview({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return
      const url = URL.createObjectURL(file)
      image.hidden = false
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  const isPicture = file.type.startsWith('image/') && file.type !== 'image/svg+xml'
  return (
    <Frame>
      <FileIcon />
      {isPicture && (
        <img
          alt=""
          ref={show}
          onError={(event) => {
            event.currentTarget.hidden = true
          }}
        />
      )}
    </Frame>
  )
}
