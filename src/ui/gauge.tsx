import { Label } from 'react-aria-components/Label'
import styled, { css } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, duration, radius, space } from '#src/theme/tokens.ts'
import { labelStyle } from './fieldStyle.ts'

export const gaugeStyle = css`
  min-width: 0;
`
const Head = styled.div`
  ${labelStyle}
  display: flex;
  justify-content: space-between;
  gap: ${space.sm};
  margin-bottom: ${space.xxs};
  font-variant-numeric: tabular-nums;
`
const Track = styled.div`
  height: 8px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.pill};
  background: ${color.sunken};
`
const Fill = styled.div`
  height: 100%;
  background: ${color.brand};
  transform-origin: left;
  &:dir(rtl) {
    transform-origin: right;
  }
  @media ${media.motion} {
    transition: transform ${duration.long};
  }
  @media ${media.forcedColors} {
    background: Highlight;
    forced-color-adjust: none;
  }
`

export interface GaugeProps {
  label: string
  valueText: string | undefined
  /** From 0 to 100. */
  percentage: number
}

export function Gauge({ label, valueText, percentage }: GaugeProps) {
  return (
    <>
      <Head>
        <Label>{label}</Label>
        <span>{valueText}</span>
      </Head>
      <Track>
        <Fill style={{ transform: `scaleX(${percentage / 100})` }} />
      </Track>
    </>
  )
}
