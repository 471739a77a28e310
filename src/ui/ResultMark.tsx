import styled from 'styled-components'
import { color, radius, size } from '#src/theme/tokens.ts'
import { CheckIcon, ClockIcon } from './Icon.tsx'

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: ${size.row};
  height: ${size.row};
  border: 1px solid transparent;
  border-radius: ${radius.pill};
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
    <Disc data-waiting={isWaiting || undefined}>
      <Icon size={28} />
    </Disc>
  )
}
