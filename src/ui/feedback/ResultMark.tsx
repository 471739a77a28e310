import styled from 'styled-components'
import { color, size } from '#src/theme/tokens.ts'
import { CheckIcon, ClockIcon } from '#src/ui/text/Icon.tsx'
import { Disc } from '#src/ui/text/Monogram.tsx'

const Mark = styled(Disc)`
  width: ${size.row};
  height: ${size.row};
  background: ${color.successTint};
  color: ${color.success};
  &[data-waiting] {
    background: ${color.warningTint};
    color: ${color.warning};
  }
`

export interface ResultMarkProps {
  isWaiting?: boolean
}

export function ResultMark({ isWaiting = false }: ResultMarkProps) {
  const Icon = isWaiting ? ClockIcon : CheckIcon
  return (
    <Mark data-waiting={isWaiting || undefined}>
      <Icon size={28} />
    </Mark>
  )
}
