import { t } from '@lingui/core/macro'
import type { AmountError, AmountReading } from '#src/lib/amount.ts'
import { formatAmount } from '#src/lib/money.ts'

const example = formatAmount(123_450)

const errorTexts: Readonly<Record<AmountError, string>> = {
  characters: t`Enter one amount, with digits only. For example ${example}`,
  decimals: t`Enter two decimals at most. For example ${example}`,
  groups: t`We can't read this as one amount. Enter it like ${example}`,
  digits: t`This amount has too many digits`,
  unfinished: t`This amount isn't complete. Enter it like ${example}`,
}

export function amountError(reading: AmountReading): string | undefined {
  switch (reading.kind) {
    case 'amount':
    case 'empty':
      return undefined
    case 'ambiguous': {
      const { suggestion } = reading
      return t`Did you mean ${suggestion}? Add decimals to be exact`
    }
    case 'invalid':
      return errorTexts[reading.reason]
  }
}
