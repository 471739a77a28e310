import { t } from '@lingui/core/macro'
import { useMemo } from 'react'
import { useGetTransfers } from '#src/api/generated/hooks/transfers/transfers.ts'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import type { Command } from '#src/components/page/command.ts'
import { recentPayees } from '#src/features/transactions/payees.ts'
import { paths } from '#src/paths.ts'
import { Monogram } from '#src/ui/text/Monogram.tsx'

const shownAtFirst = 3

/** A payee without an id has no address. */
export function payeeCommands(past: readonly PastTransfer[]): Command[] {
  return recentPayees(past, past.length).flatMap(({ id, act_hold_name: name, act_no, bank }, index) =>
    id === undefined
      ? []
      : {
          id: `send ${id}`,
          label: t`Send to ${name}`,
          notes: [act_no, bank],
          isSearchedOnly: index >= shownAtFirst,
          image: <Monogram name={name} />,
          to: paths.dashboard.send({ payee: id }),
        },
  )
}

export function usePayeeCommands(): readonly Command[] {
  const { data } = useGetTransfers()
  return useMemo(() => payeeCommands(data?.transactions ?? []), [data])
}
