import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, space, text } from '#src/theme/tokens.ts'

const Frame = styled.div`
  display: grid;
  flex: 1 0 100%;
  justify-items: center;
  gap: ${space.sm};
  min-width: 0;
  padding-block: ${space.xs};
  svg {
    width: 100%;
    max-width: 280px;
    stroke: ${color.link};
  }
`
const Caption = styled.p`
  font-size: ${text.small};
  font-weight: 500;
  text-align: center;
`

/** The corners of an identity card (ID-1: 85.6 mm x 54 mm), and a side of a card or the outline of a face between them. */
const corners =
  'M2 38V10a8 8 0 0 1 8-8h28M279 2h28a8 8 0 0 1 8 8v28M315 162v28a8 8 0 0 1-8 8h-28M38 198H10a8 8 0 0 1-8-8v-28'
const card = 'M40 30h237a10 10 0 0 1 10 10v120a10 10 0 0 1-10 10H40a10 10 0 0 1-10-10V40a10 10 0 0 1 10-10Z'
const front =
  'M54 60h64v80H54ZM86 74a14 14 0 1 0 0 28 14 14 0 0 0 0-28ZM62 140c2-16 12-24 24-24s22 8 24 24M144 66h112M144 92h80M144 118h96M144 144h56'
const shapes = {
  card: card + front,
  back: `${card}M30 52h257v26H30ZM54 104h160M54 128h112`,
  face: 'M158.5 24c33 0 52 24 52 58 0 42-24 76-52 76s-52-34-52-76c0-34 19-58 52-58ZM76 198c8-22 28-34 52-38M241 198c-8-22-28-34-52-38',
} as const

export interface PictureGuideProps {
  shape: keyof typeof shapes
  children: ReactNode
}

export function PictureGuide({ shape, children }: PictureGuideProps) {
  return (
    <Frame>
      <svg viewBox="0 0 317 200" fill="none" strokeWidth={3} strokeLinecap="round" aria-hidden="true" focusable="false">
        <path d={corners} />
        <path d={shapes[shape]} strokeWidth={2} opacity={0.55} />
      </svg>
      <Caption>{children}</Caption>
    </Frame>
  )
}
