import styled from 'styled-components'
import type { DetailTexts } from '#src/features/transfers/details.ts'
import { color, text } from '#src/theme/tokens.ts'
import { Line } from '#src/ui/Columns.tsx'
import { Monogram } from '#src/ui/Monogram.tsx'
import { AccountAtBank } from './AccountAtBank.tsx'

const Account = styled.span`
  display: block;
  color: ${color.muted};
  font-size: ${text.small};
  font-weight: 400;
`

export function PayeeName({ act_hold_name, act_no, bank }: Pick<DetailTexts, 'act_hold_name' | 'act_no' | 'bank'>) {
  return (
    <Line as="span">
      <Monogram name={act_hold_name} />
      <span>
        <bdi>{act_hold_name}</bdi>
        <Account>
          <AccountAtBank act_no={act_no} bank={bank} />
        </Account>
      </span>
    </Line>
  )
}
