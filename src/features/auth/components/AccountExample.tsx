import { t } from '@lingui/core/macro'
import styled from 'styled-components'
import { config } from '#src/config.ts'
import { color, font, radius, space, text } from '#src/theme/tokens.ts'
import { SmallTextOnDark } from '#src/ui/text/OnDark.tsx'

const Card = styled.figure`
  position: relative;
  max-width: 440px;
  padding: 20px ${space.lg} ${space.md};
  border-radius: ${radius.large};
  background: ${color.heroRaised};
  color: ${color.onSidebar};
`
const Balance = styled.p`
  font-family: ${font.heading};
  font-size: 2.25rem;
  font-weight: 600;
  line-height: 1.3;
`
const Mark = styled.figcaption`
  position: absolute;
  inset-block-start: 18px;
  inset-inline-end: 20px;
  padding-inline: ${space.xs};
  border-radius: ${radius.small};
  background: ${color.sidebarActive};
  color: ${color.onSidebarActive};
  font-size: ${text.small};
  font-weight: 600;
  line-height: 1.7;
`
const bars = [
  [30, 22],
  [30, 34],
  [34, 20],
  [30, 26],
  [42, 24],
  [36, 16],
] as const
const line = 46

export function AccountExample() {
  return (
    <Card aria-hidden="true">
      <SmallTextOnDark data-config="productName">{config.productName}</SmallTextOnDark>
      <Balance>{t({ message: '$4,286.40', comment: 'An example of a balance' })}</Balance>
      <Mark>{t`Example`}</Mark>
      <svg viewBox="0 0 300 84" width="100%">
        {bars.map(([up, down], index) => (
          <g key={index} opacity={index === bars.length - 1 ? 1 : 0.6}>
            <rect x={index * 50 + 13} y={line - up} width={24} height={up} rx={2} fill={color.flowIn} />
            <rect x={index * 50 + 13} y={line} width={24} height={down} rx={2} fill={color.flowOut} />
          </g>
        ))}
        <path d={`M0 ${line}H300`} stroke={color.onSidebar} strokeWidth={1.5} />
      </svg>
    </Card>
  )
}
