import styled from 'styled-components'
import { space } from '#src/theme/tokens.ts'
import { IconButton } from '#src/ui/buttons/IconButton.tsx'
import { CloseIcon } from '#src/ui/text/NavigationIcons.tsx'
import { SmallNote } from '#src/ui/text/Text.tsx'
import { FilePreview } from './FilePreview.tsx'
import { fileSize } from './fileSize.ts'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
  flex: 1 1 200px;
  min-width: 0;
`
const Name = styled.div`
  flex: 1;
  min-width: 0;
  font-weight: 500;
  line-height: 1.35;
`

/** At full width. Stays rendered: screen readers announce a live region only if it existed before its text changed. */
const Note = styled(SmallNote)`
  flex-basis: 100%;
  &:empty {
    position: absolute;
  }
`

export interface ChosenFileProps {
  file: File
  note?: string | undefined
  /** What happens to the file. */
  next?: string | undefined
  onRemove: () => void
}

export function ChosenFile({ file, note, next = 'Sent when you submit', onRemove }: ChosenFileProps) {
  return (
    <Line>
      <FilePreview file={file} />
      <Name role="status">
        <span>{file.name}</span>
        <SmallNote as="span">{`${fileSize(file.size)} · ${next}`}</SmallNote>
      </Name>
      <IconButton label={`Remove ${file.name}`} onPress={onRemove}>
        <CloseIcon />
      </IconButton>
      <Note role="status">{note}</Note>
    </Line>
  )
}
