import { useState } from 'react'
import styled from 'styled-components'
import { initialsOf } from '#src/lib/initials.ts'
import { color } from '#src/theme/tokens.ts'

const Disc = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  overflow: hidden;
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
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

export interface AvatarProps {
  /** Whose it is. The name must also be near it as text: the picture is decoration. */
  name: string
  src?: string | undefined
  /** Diameter in pixels. */
  size?: number | undefined
}

/**
 * A person's picture; without one, or with a broken one, the initials. They are drawn by the style sheet: as text they
 * would have to be part of the name of any button around them.
 */
export function Avatar({ name, src, size = 36 }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const hasPicture = src !== undefined && src !== '' && src !== brokenSrc
  return (
    <Disc
      aria-hidden="true"
      data-initials={hasPicture ? '' : initialsOf(name)}
      style={{ width: size, height: size, fontSize: size * 0.38 }}
    >
      {hasPicture && <img src={src} alt="" onError={() => setBrokenSrc(src)} />}
    </Disc>
  )
}
