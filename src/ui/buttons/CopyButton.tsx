import { t } from '@lingui/core/macro'
import * as texts from '#src/texts/common.ts'
import { toastMs } from '#src/texts/common.ts'
import { notify } from '#src/ui/feedback/toast.ts'
import { CopyIcon } from '#src/ui/text/NavigationIcons.tsx'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'

export interface CopyButtonProps {
  value: string | undefined
  /** Such as "account number": part of the button's name, so that names on a page differ. */
  what: string
  variant?: 'secondary' | 'quiet' | undefined
  isAll?: boolean
  isIcon?: boolean
}

export function CopyButton({ value, what, variant = 'secondary', isAll = false, isIcon = false }: CopyButtonProps) {
  async function copy(): Promise<void> {
    if (value === undefined) return
    try {
      await navigator.clipboard.writeText(value)
      notify.success(texts.copied, toastMs.copy)
    } catch {
      notify.error(t`Your browser doesn't allow copying here. Select the text and copy it yourself.`)
    }
  }
  const label = isAll ? t`Copy all ${what}` : t({ message: `Copy ${what}`, comment: 'Such as "Copy account number"' })
  const icon = <CopyIcon size={18} />
  if (isIcon)
    return (
      <IconButton label={label} onPress={() => void copy()}>
        {icon}
      </IconButton>
    )
  return (
    <Button variant={variant} icon={icon} aria-label={label} isDisabled={!value} onPress={() => void copy()}>
      {isAll ? t`Copy all` : texts.copy}
    </Button>
  )
}
