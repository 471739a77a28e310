import { useState } from 'react'
import styled from 'styled-components'
import { initialsOf } from '#src/lib/text.ts'
import { color, size } from '#src/theme/tokens.ts'

const Disc = styled.span`
  display: inline-grid;
  grid-template: 100% / 100%;
  place-items: center;
  flex: none;
  /* A picture has another baseline than the initials. */
  vertical-align: middle;
  overflow: hidden;
  width: ${size.disc};
  height: ${size.disc};
  font-size: calc(${size.disc} * 0.38);
  border: 1px solid ${color.border};
  border-radius: 50%;
  background: ${color.brandTint};
  color: ${color.link};
  font-weight: 600;
  line-height: 1;
  user-select: none;
  &::before {
    content: attr(data-initials);
  }
  img {
    grid-area: 1 / 1;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

export interface AvatarProps {
  /** Must also be in a text nearby: the image is decorative. */
  name: string
  src?: string | undefined
  size?: number | undefined
}

/** CSS draws the initials: as text they would become part of the name of a surrounding button. */
export function Avatar({ name, src, size: pixels }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const hasPicture = src !== undefined && src !== '' && src !== brokenSrc
  return (
    <Disc
      aria-hidden="true"
      data-initials={hasPicture ? '' : initialsOf(name)}
      style={pixels === undefined ? undefined : { width: pixels, height: pixels, fontSize: pixels * 0.38 }}
    >
      {hasPicture && <img src={src} alt="" onError={() => setBrokenSrc(src)} />}
    </Disc>
  )
}
