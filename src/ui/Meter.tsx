import { Label } from 'react-aria-components/Label'
import { Meter as AriaMeter } from 'react-aria-components/Meter'
import styled from 'styled-components'
import { gaugeStyle, Fill, Head, Track } from './gauge.tsx'

const Gauge = styled(AriaMeter)`
  ${gaugeStyle}
`

export interface MeterProps {
  label: string
  /** From 0 to 1. */
  value: number
  /** What the value means, in words ("Strong"): shown, and read out in place of a percentage. */
  valueText: string
}

/** How much of a known range something reaches, such as the strength of a password. */
export function Meter({ label, value, valueText }: MeterProps) {
  return (
    <Gauge value={value} minValue={0} maxValue={1} valueLabel={valueText}>
      {({ percentage }) => (
        <>
          <Head>
            <Label>{label}</Label>
            <span>{valueText}</span>
          </Head>
          <Track>
            <Fill style={{ transform: `scaleX(${percentage / 100})` }} />
          </Track>
        </>
      )}
    </Gauge>
  )
}
