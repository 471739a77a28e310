import { Label } from 'react-aria-components/Label'
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar'
import styled from 'styled-components'
import { gaugeStyle, Fill, Head, Track } from './gauge.tsx'

const Bar = styled(AriaProgressBar)`
  ${gaugeStyle}
`

export interface ProgressBarProps {
  label: string
  /** From 0 to 1. */
  value: number
}

/** How much of something is done, such as an upload. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return (
    <Bar value={value} minValue={0} maxValue={1}>
      {({ percentage = 0, valueText }) => (
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
    </Bar>
  )
}
