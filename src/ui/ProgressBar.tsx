import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar'
import styled from 'styled-components'
import { Gauge, gaugeStyle } from './gauge.tsx'

const Bar = styled(AriaProgressBar)`
  ${gaugeStyle}
`

export interface ProgressBarProps {
  label: string
  /** From 0 to 1. */
  value: number
}

export function ProgressBar({ label, value }: ProgressBarProps) {
  return (
    <Bar value={value} minValue={0} maxValue={1}>
      {({ percentage = 0, valueText }) => <Gauge label={label} valueText={valueText} percentage={percentage} />}
    </Bar>
  )
}
