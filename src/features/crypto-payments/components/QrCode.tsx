import styled from 'styled-components'
import { encode } from 'uqr'

/** Black on white in every theme, with the quiet zone of four modules that readers need. */
const Code = styled.svg`
  display: block;
  width: 200px;
  height: 200px;
  background: #ffffff;
  forced-color-adjust: none;
  print-color-adjust: exact;
`

export interface QrCodeProps {
  value: string
  label: string
}

/** Near the limit of a QR code. */
const maxLength = 500

/** Drawn locally: the value is not sent anywhere. A lone surrogate has no encoding. */
export function QrCode({ value, label }: QrCodeProps) {
  if (value.length > maxLength || /\p{Surrogate}/u.test(value)) return null
  const { data, size } = encode(value, { ecc: 'M', border: 4 })
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <Code role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={modules.join('')} fill="#000000" />
    </Code>
  )
}
