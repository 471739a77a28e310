import { useContext, useLayoutEffect } from 'react'
import { FormValidationContext } from 'react-aria-components'
import type { TransferDetails } from '#src/features/transfers/details.ts'
import { ibanHint, ibanTypo } from '#src/features/transfers/payeeHints.ts'
import { Stack } from '#src/ui/Columns.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useDraft } from './transferContext.ts'

const plainText = { autoComplete: 'off', enterKeyHint: 'next' } as const

export interface PayeeFieldsProps {
  draft: TransferDetails
  isHidden: boolean
  onError: () => void
}

export function PayeeFields({ draft, isHidden, onError }: PayeeFieldsProps) {
  const errors = useContext(FormValidationContext)
  useLayoutEffect(() => {
    if ('act_hold_name' in errors || 'act_no' in errors || 'bank' in errors) onError()
  }, [errors, onError])
  return (
    <div hidden={isHidden}>
      <Stack>
        <TextField
          {...plainText}
          name="act_hold_name"
          label="Account holder"
          defaultValue={draft.act_hold_name}
          description="The name on the payee's account."
        />
        <AccountNumber initial={draft.act_no} />
        <TextField {...plainText} name="bank" label="Bank" defaultValue={draft.bank} />
      </Stack>
    </div>
  )
}

function AccountNumber({ initial }: { initial: string }) {
  const hint = useDraft(({ act_no }) => ibanHint(act_no))
  return (
    <TextField
      {...plainText}
      autoCorrect="off"
      spellCheck="false"
      name="act_no"
      label="Account number or IBAN"
      defaultValue={initial}
      description={hint}
      warning={hint === ibanTypo ? hint : undefined}
    />
  )
}
