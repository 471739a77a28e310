import { useId } from 'react'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, duration, radius, space } from '#src/theme/tokens.ts'
import { labelStyle } from './fieldStyle.ts'

const Head = styled.div`
  ${labelStyle}
  display: flex;
  justify-content: space-between;
  gap: ${space.sm};
  margin-bottom: ${space.hair};
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
  @media ${media.motion} {
    transition: transform ${duration.calm};
  }
  @media ${media.forcedColors} {
    background: Highlight;
  }
`

export interface ProgressBarProps {
  label: string
  /** From 0 to 1. */
  value: number
}

/** How much of something is done, such as a file on its way. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const id = useId()
  const percent = Math.round(Math.min(Math.max(value, 0), 1) * 100)
  return (
    <div>
      <Head>
        <span id={id}>{label}</span>
        <span aria-hidden="true">{percent} %</span>
      </Head>
      <Track role="progressbar" aria-labelledby={id} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
        <Fill style={{ transform: `scaleX(${percent / 100})` }} />
      </Track>
    </div>
  )
}
