import { paths } from '#src/app/paths.ts'
import { texts } from '#src/texts.ts'
import { unavailableMethods } from '#src/ui/MethodList.tsx'
import type { Method } from '#src/ui/MethodList.tsx'

/** The ways to make a payment; only cryptocurrency is available. */
export const paymentMethods: readonly Method[] = [
  ...unavailableMethods,
  { name: texts.addFunds.crypto, hint: texts.addFunds.cryptoHint, to: paths.dashboard.makePaymentCrypto() },
]
