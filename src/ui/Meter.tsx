import { Meter as AriaMeter } from 'react-aria-components/Meter'
import styled from 'styled-components'
import { Gauge, gaugeStyle } from './gauge.tsx'

const Bar = styled(AriaMeter)`
  ${gaugeStyle}
`

export interface MeterProps {
  label: string
  /** From 0 to 1. */
  value: number
  valueText: string
}

export function Meter({ label, value, valueText }: MeterProps) {
  return (
    <Bar value={value} minValue={0} maxValue={1} valueLabel={valueText}>
      {({ percentage }) => <Gauge label={label} valueText={valueText} percentage={percentage} />}
    </Bar>
  )
}
