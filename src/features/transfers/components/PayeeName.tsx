import type { DetailTexts } from '#src/features/transfers/details.ts'
import { Line } from '#src/ui/layout/Columns.tsx'
import { Monogram } from '#src/ui/text/Monogram.tsx'
import { SmallNote } from '#src/ui/text/Text.tsx'
import { AccountAtBank } from './AccountAtBank.tsx'

export function PayeeName({ act_hold_name, act_no, bank }: Pick<DetailTexts, 'act_hold_name' | 'act_no' | 'bank'>) {
  return (
    <Line as="span">
      <Monogram name={act_hold_name} />
      <span>
        <bdi>{act_hold_name}</bdi>
        <SmallNote as="span">
          <AccountAtBank act_no={act_no} bank={bank} />
        </SmallNote>
      </span>
    </Line>
  )
}
