import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, radius, space, text } from '#src/theme/tokens.ts'

const Frame = styled.div`
  display: grid;
  flex: 1 0 100%;
  place-items: center;
  min-width: 0;
  color: ${color.onSidebar};
  svg {
    grid-area: 1 / 1;
    width: 100%;
    stroke: ${color.flowIn};
  }
`
const Caption = styled.p<{ $isInside: boolean }>`
  grid-area: ${({ $isInside }) => ($isInside ? 1 : 2)} / 1;
  margin: ${space.md};
  padding: ${space.xxs} ${space.sm};
  border-radius: ${radius.small};
  background: ${color.hero};
  font-size: ${text.small};
  font-weight: 600;
  text-align: center;
`

/** The corners of an identity card (ID-1: 85.6 mm x 54 mm), and the outline of a face between them. */
const corners =
  'M2 38V10a8 8 0 0 1 8-8h28M279 2h28a8 8 0 0 1 8 8v28M315 162v28a8 8 0 0 1-8 8h-28M38 198H10a8 8 0 0 1-8-8v-28'
const face =
  'M158.5 24c33 0 52 24 52 58 0 42-24 76-52 76s-52-34-52-76c0-34 19-58 52-58ZM76 198c8-22 28-34 52-38M241 198c-8-22-28-34-52-38'

export interface PictureGuideProps {
  shape: 'card' | 'face'
  children: ReactNode
}

/** A drawing of what a picture has to show, with a sentence in it or below. It is no view of a camera. */
export function PictureGuide({ shape, children }: PictureGuideProps) {
  return (
    <Frame>
      <svg viewBox="0 0 317 200" fill="none" strokeWidth={3} strokeLinecap="round" aria-hidden="true" focusable="false">
        <path d={corners} />
        {shape === 'face' && <path d={face} strokeWidth={2} strokeDasharray="5 7" />}
      </svg>
      <Caption $isInside={shape === 'card'}>{children}</Caption>
    </Frame>
  )
}
