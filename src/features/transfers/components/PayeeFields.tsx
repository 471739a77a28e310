import { useContext, useLayoutEffect } from 'react'
import { FormValidationContext } from 'react-aria-components'
import { compactAccount } from '#src/features/transactions/payees.ts'
import { countryHint, ibanHint, ibanTypo } from '#src/features/transfers/payeeHints.ts'
import { ibanCountry } from '#src/lib/iban.ts'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { Stack } from '#src/ui/layout/Columns.tsx'
import { useDraft, useDraftField, useEdit } from './transferContext.ts'

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
  const draft = useDraft()
  const edit = useEdit()
  const field = useDraftField()
  const account = field('act_no')
  const hint = ibanHint(account.value)
  return (
    <div hidden={isHidden}>
      <Stack>
        <TextField
          {...plainText}
          {...field('act_hold_name')}
          label="Account holder"
          description="The name on the payee's account."
        />
        <TextField
          {...plainText}
          {...account}
          onChange={(act_no) => {
            const country = draft.country || ibanCountry(compactAccount(act_no))
            edit({ act_no, ...(country !== undefined && { country }) })
          }}
          autoCorrect="off"
          spellCheck="false"
          label="Account number or IBAN"
          description={hint}
          warning={hint === ibanTypo ? hint : countryHint(draft)}
        />
        <TextField {...plainText} {...field('bank')} label="Bank" />
      </Stack>
    </div>
  )
}
