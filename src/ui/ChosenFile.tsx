import styled from 'styled-components'
import { color, space, text } from '#src/theme/tokens.ts'
import { FilePreview } from './FilePreview.tsx'
import { CloseIcon } from './NavigationIcons.tsx'
import { IconButton } from './IconButton.tsx'

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  flex: 1 1 200px;
  min-width: 0;
`
const Name = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  font-weight: 500;
  line-height: 1.35;
  span {
    display: block;
    font-weight: 400;
    font-size: ${text.small};
    color: ${color.muted};
  }
`

function sizeOf(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

export interface ChosenFileProps {
  file: File
  /** What the file is for. */
  what: string
  onRemove: () => void
}

/** A file that waits to be sent: its picture, its name and size, and the way to take it back. */
export function ChosenFile({ file, what, onRemove }: ChosenFileProps) {
  return (
    <Line>
      <FilePreview file={file} />
      <Name role="status">
        {file.name}
        <span>
          {what}, {sizeOf(file.size)}
        </span>
      </Name>
      <IconButton label={`Remove ${file.name}`} onPress={onRemove}>
        <CloseIcon />
      </IconButton>
    </Line>
  )
}
