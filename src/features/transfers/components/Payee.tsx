import { t } from '@lingui/core/macro'
import styled from 'styled-components'
import type { GetTransfersSuspenseQueryResult } from '#src/api/generated/hooks/transfers/transfers.ts'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import { OmittedEntries } from '#src/components/page/OmittedEntries.tsx'
import { AccountNumber } from '#src/features/transactions/components/AccountNumber.tsx'
import { payeeKey, recentPayees } from '#src/features/transactions/payees.ts'
import type { DetailTexts } from '#src/features/transfers/details.ts'
import { media } from '#src/theme/media.ts'
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx'
import { Line } from '#src/ui/layout/Columns.tsx'
import { Disc, Monogram } from '#src/ui/text/Monogram.tsx'
import { PlusIcon } from '#src/ui/text/NavigationIcons.tsx'
import { SmallNote } from '#src/ui/text/Text.tsx'

/** Clips the dot where the bank begins a line. */
const Frame = styled.span`
  display: block;
  overflow-x: clip;
`
const Parts = styled.span`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -1.5ch;
  /* On a phone the bank has its own line, whichever font is used. */
  @media ${media.narrow} {
    flex-direction: column;
  }
`
const Account = styled.span`
  padding-inline-start: 1.5ch;
`
const Bank = styled(Account)`
  &::before {
    content: '·';
    display: inline-block;
    width: 1.5ch;
    margin-inline-start: -1.5ch;
    text-align: center;
  }
`

export function AccountAtBank({ act_no, bank }: Pick<DetailTexts, 'act_no' | 'bank'>) {
  return (
    <Frame>
      <Parts>
        <Account>
          <AccountNumber number={act_no} />
        </Account>{' '}
        <Bank>
          <bdi>{bank}</bdi>
        </Bank>
      </Parts>
    </Frame>
  )
}

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

const shown = 5

export const newPayee = 'new'

export interface PayeePickerProps extends Pick<GetTransfersSuspenseQueryResult, 'transactions' | 'violations'> {
  value: string | null
  onMove: (past: PastTransfer | undefined) => void
  onChoose: (past: PastTransfer | undefined) => void
}

export function PayeePicker({ transactions, violations, value, onMove, onChoose }: PayeePickerProps) {
  const payees = recentPayees(transactions, shown)
  const payee = (key: string) => payees.find((past) => payeeKey(past) === key)
  return (
    <div>
      <RadioGroup
        label={t`Who are you paying?`}
        isLabelHidden
        name="payee"
        value={value}
        onChange={(key) => onMove(payee(key))}
        onChosen={(key) => onChoose(payee(key))}
        options={[
          ...payees.map((past) => ({
            id: payeeKey(past),
            icon: <Monogram name={past.act_hold_name} />,
            label: <bdi>{past.act_hold_name}</bdi>,
            note: <AccountAtBank act_no={past.act_no} bank={past.bank} />,
          })),
          {
            id: newPayee,
            icon: (
              <Disc aria-hidden="true">
                <PlusIcon size={18} />
              </Disc>
            ),
            label: t`New payee`,
            note: t`Enter their name, account and bank`,
          },
        ]}
      />
      <OmittedEntries violations={violations} list="transactions" />
    </div>
  )
}
