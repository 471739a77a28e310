import styled from 'styled-components'
import type { DetailTexts } from '#src/features/transfers/details.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { Monogram } from '#src/ui/Monogram.tsx'

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.sm};
`
const Account = styled.span`
  display: block;
  color: ${color.muted};
  font-size: ${text.small};
  font-weight: 400;
`

export function PayeeName({ act_hold_name, act_no, bank }: Pick<DetailTexts, 'act_hold_name' | 'act_no' | 'bank'>) {
  return (
    <Line>
      <Monogram name={act_hold_name} />
      <span>
        <bdi>{act_hold_name}</bdi>
        <Account>
          <bdi>{act_no}</bdi> · <bdi>{bank}</bdi>
        </Account>
      </span>
    </Line>
  )
}
