import * as texts from '#src/texts/common.ts'
import { toastMs } from '#src/texts/common.ts'
import { notify } from '#src/ui/feedback/toast.ts'
import { CopyIcon } from '#src/ui/text/NavigationIcons.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
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
      notify.error("Your browser doesn't allow copying here. Select the text and copy it yourself.")
    }
  }
  if (isIcon)
    return (
      <IconButton label={`${texts.copy} ${what}`} onPress={() => void copy()}>
        <CopyIcon size={18} />
      </IconButton>
    )
  return (
    <Button variant={variant} icon={<CopyIcon size={18} />} isDisabled={!value} onPress={() => void copy()}>
      <span>
        <span>{isAll ? `${texts.copy} all` : texts.copy}</span>
        <VisuallyHidden>{` ${what}`}</VisuallyHidden>
      </span>
    </Button>
  )
}
