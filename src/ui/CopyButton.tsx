import { texts, toastMs } from '#src/texts/common.ts'
import { Button } from './Button.tsx'
import { copyText } from './clipboard.ts'
import { CopyIcon } from './NavigationIcons.tsx'
import { notify } from './toast.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface CopyButtonProps {
  /** What goes to the clipboard, whole. With nothing to copy the button is disabled. */
  value: string | undefined
  /** What it is, in words ("account number"): part of the button's name, so that a page can have many. */
  what: string
  variant?: 'secondary' | 'quiet' | undefined
}

/** Copies a value and says so. */
export function CopyButton({ value, what, variant = 'secondary' }: CopyButtonProps) {
  async function copy(): Promise<void> {
    if (value === undefined) return
    if (await copyText(value)) notify.success(texts.copied, { durationMs: toastMs.copy })
    else notify.error("Your browser doesn't allow copying here. Select the text and copy it yourself.")
  }
  return (
    <Button variant={variant} icon={<CopyIcon size={18} />} isDisabled={!value} onPress={() => void copy()}>
      <span>
        {texts.copy}
        <VisuallyHidden> {what}</VisuallyHidden>
      </span>
    </Button>
  )
}
