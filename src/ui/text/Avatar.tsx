import { useState } from 'react'
import styled from 'styled-components'
import { initialsOf } from '#src/lib/text.ts'
import { color } from '#src/theme/tokens.ts'
import { Disc } from './Monogram.tsx'

const Picture = styled(Disc)`
  overflow: hidden;
  border: 1px solid ${color.border};
  img {
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

export function Avatar({ name, src, size }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const hasPicture = src !== undefined && src !== '' && src !== brokenSrc
  return (
    <Picture
      aria-hidden="true"
      data-initials={hasPicture ? '' : initialsOf(name)}
      style={size === undefined ? undefined : { width: size, height: size, fontSize: size * 0.38 }}
    >
      {hasPicture && <img src={src} alt="" onError={() => setBrokenSrc(src)} />}
    </Picture>
  )
}
