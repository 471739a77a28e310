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

/** One rectangle for each run of dark modules. */
function outlineOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => {
      const text = row.map((isDark) => (isDark ? '1' : '0')).join('')
      return Array.from(text.matchAll(/1+/g), ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    })
    .join('')
}

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
  return (
    <Code role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={outlineOf(data)} fill="#000000" />
    </Code>
  )
}
