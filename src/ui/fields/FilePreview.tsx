import { useCallback } from 'react'
import styled from 'styled-components'
import { color, radius } from '#src/theme/tokens.ts'
import { FileIcon } from '#src/ui/text/NavigationIcons.tsx'

const Frame = styled.span`
  display: grid;
  grid-template: 100% / 100%;
  place-items: center;
  flex: none;
  width: 56px;
  height: 56px;
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
export function FilePreview({ file }: { file: File }) {
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
    <Frame data-preview={isPicture ? 'picture' : 'file'}>
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
