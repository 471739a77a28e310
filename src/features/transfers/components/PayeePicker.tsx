import { useGetTransfersSuspense } from '#src/api/generated/hooks/transfers/transfers.ts'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import { OmittedEntries } from '#src/components/page/OmittedEntries.tsx'
import { payeeKey, recentPayees } from '#src/features/transactions/payees.ts'
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx'
import { Disc, Monogram } from '#src/ui/text/Monogram.tsx'
import { PlusIcon } from '#src/ui/text/NavigationIcons.tsx'
import { AccountAtBank } from './AccountAtBank.tsx'

const shown = 5

export const newPayee = 'new'

export interface PayeePickerProps {
  value: string | null
  onMove: (past: PastTransfer | undefined) => void
  onChoose: (past: PastTransfer | undefined) => void
}

export function PayeePicker({ value, onMove, onChoose }: PayeePickerProps) {
  const { transactions, violations } = useGetTransfersSuspense().data
  const payees = recentPayees(transactions, shown)
  const payee = (key: string) => payees.find((past) => payeeKey(past) === key)
  return (
    <div>
      <RadioGroup
        label="Who are you paying?"
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
            label: 'New payee',
            note: 'Enter their name, account and bank',
          },
        ]}
      />
      <OmittedEntries violations={violations} list="transactions" />
    </div>
  )
}
