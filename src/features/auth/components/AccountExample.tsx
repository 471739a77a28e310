import styled from 'styled-components'
import { config } from '#src/config.ts'
import { color, font, radius, space, text } from '#src/theme/tokens.ts'
import { SmallTextOnDark } from '#src/ui/text/OnDark.tsx'
import { StrongText } from '#src/ui/text/Text.tsx'

const Card = styled.figure`
  position: relative;
  overflow: hidden;
  width: 100%;
  max-width: 440px;
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 8px 32px rgb(0 0 0 / 0.3);
  color: ${color.foreground};
`
const Top = styled.div`
  padding: 20px ${space.lg} ${space.md};
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
const Rows = styled.ul`
  padding-block: ${space.xs};
`
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  min-height: 52px;
  padding-inline: ${space.lg};
  small {
    color: ${color.muted};
    font-size: ${text.small};
  }
  [data-credit] {
    color: ${color.success};
    font-weight: 600;
  }
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

const rows = [
  { name: 'Corner Cafe', date: 'Today', amount: '−$6.80', isCredit: false },
  { name: 'Salary', date: '1 June', amount: '+$2,400.00', isCredit: true },
  { name: 'Maya Kim', date: '29 May', amount: '−$120.00', isCredit: false },
] as const

export function AccountExample() {
  return (
    <Card aria-hidden="true">
      <Top>
        <SmallTextOnDark data-config="productName">{config.productName}</SmallTextOnDark>
        <Balance>$4,286.40</Balance>
        <Mark>Example</Mark>
        <svg viewBox="0 0 300 84" width="100%" fill="none">
          {bars.map(([up, down], index) => {
            const isLast = index === bars.length - 1
            const x = index * 50 + 13
            return (
              <g key={x}>
                <rect
                  x={x}
                  y={line - up}
                  width={24}
                  height={up}
                  rx={2}
                  fill={isLast ? color.flowIn : color.flowInPast}
                />
                <rect
                  x={x}
                  y={line}
                  width={24}
                  height={down}
                  rx={2}
                  fill={isLast ? color.flowOut : color.flowOutPast}
                />
              </g>
            )
          })}
          <path d={`M0 ${line}H300`} stroke={color.onSidebar} strokeWidth={1.5} />
        </svg>
      </Top>
      <Rows>
        {rows.map(({ name, date, amount, isCredit }) => (
          <Row key={name}>
            <span>
              <StrongText>{name}</StrongText>
              <small>{date}</small>
            </span>
            <span data-credit={isCredit || undefined}>{amount}</span>
          </Row>
        ))}
      </Rows>
    </Card>
  )
}
