import { t } from '@lingui/core/macro'
import { useContext, useLayoutEffect } from 'react'
import { FormValidationContext } from 'react-aria-components'
import { useGetTransfers } from '#src/api/generated/hooks/transfers/transfers.ts'
import { isReadable } from '#src/api/reading/violations.ts'
import { payeeLabels } from '#src/features/transactions/payeeLabels.ts'
import { compactAccount } from '#src/features/transactions/payees.ts'
import { useDraftField, useEdit } from '#src/features/transfers/components/transferContext.ts'
import {
  countryHint,
  hasIbanTypo,
  ibanHint,
  ibanTypo,
  isKnownAccount,
  isRepeated,
} from '#src/features/transfers/payeeHints.ts'
import { ibanCountry } from '#src/lib/iban.ts'
import { formatMoney, type Minor } from '#src/lib/money.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { useNow } from '#src/ui/hooks.ts'
import { Stack } from '#src/ui/layout/Columns.tsx'

const plainText = { autoComplete: 'off', enterKeyHint: 'next' } as const

export interface PayeeFieldsProps {
  isHidden: boolean
  onError: () => void
}

export function PayeeFields({ isHidden, onError }: PayeeFieldsProps) {
  const errors = useContext(FormValidationContext)
  useLayoutEffect(() => {
    if ('act_hold_name' in errors || 'act_no' in errors || 'bank' in errors) onError()
  }, [errors, onError])
  const edit = useEdit()
  const holder = useDraftField('act_hold_name')
  const account = useDraftField('act_no')
  const bank = useDraftField('bank')
  const { value: country } = useDraftField('country')
  return (
    <div hidden={isHidden}>
      <Stack>
        <TextField
          {...plainText}
          {...holder}
          label={payeeLabels.act_hold_name}
          description={t`The name on the payee's account.`}
        />
        <TextField
          {...plainText}
          {...account}
          onChange={(act_no) => {
            const known = country || ibanCountry(compactAccount(act_no))
            edit({ act_no, ...(known !== undefined && { country: known }) })
          }}
          autoCorrect="off"
          spellCheck="false"
          label={payeeLabels.act_no}
          description={ibanHint(account.value)}
          warning={hasIbanTypo(account.value) ? ibanTypo : countryHint({ act_no: account.value, country })}
        />
        <TextField {...plainText} {...bank} label={payeeLabels.bank} />
      </Stack>
    </div>
  )
}

export interface PayeeHintsProps {
  accountNumber: string
  amount: Minor | undefined
  currency: string
  /** False beside the field, which has its own hint. */
  hasIbanHint?: boolean
}

/** Shows at most one notice, so that the cost stays in view on a phone. */
export function PayeeHints({ accountNumber, amount, currency, hasIbanHint = false }: PayeeHintsProps) {
  const now = useNow()
  const { data } = useGetTransfers()
  const past = data?.transactions ?? []
  const isListed = data !== undefined && isReadable(data.violations, 'transactions')
  const isKnown = isKnownAccount(accountNumber, past)
  const typo = hasIbanHint && isKnown !== true && hasIbanTypo(accountNumber) ? ibanTypo : undefined
  if (amount !== undefined && isRepeated({ act_no: accountNumber, amount }, past, now)) {
    const repeated = t`You sent ${{ amount: formatMoney(amount, currency) }} to this account within the last day. Check that you want to send it again.`
    return <Banner tone="warning">{typo === undefined ? repeated : `${typo} ${repeated}`}</Banner>
  }
  if (isListed && isKnown === false)
    return (
      <Banner tone={typo === undefined ? 'info' : 'warning'}>
        {typo === undefined
          ? t`This account isn't among your recent transfers. Check the number with the payee, by phone or in person.`
          : t`This IBAN's check digits don't match, and it isn't among your recent transfers. Ask the payee by phone or in person.`}
      </Banner>
    )
  return typo === undefined ? null : <Banner tone="warning">{typo}</Banner>
}
