import { paths } from '#src/app/paths.ts'
import { texts } from '#src/texts.ts'
import type { Method } from '#src/ui/MethodList.tsx'

const { addFunds } = texts

/** The ways to add funds. Those without an address are not available in this region. */
export const addFundsMethods: readonly Method[] = [
  { name: addFunds.bankTransfer },
  { name: addFunds.card },
  { name: addFunds.cash },
  { name: addFunds.institutional, hint: addFunds.institutionalHint, to: paths.dashboard.addFundsInstitution() },
  { name: addFunds.crypto, hint: addFunds.cryptoHint, to: paths.dashboard.addFundsCrypto() },
]
