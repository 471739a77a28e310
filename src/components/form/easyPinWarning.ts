import { t } from '@lingui/core/macro'
import { isEasyPin } from '#src/lib/easyPin.ts'

/** Gives no reason: others may see the screen. */
export function easyPinWarning(pin: string): string | undefined {
  return isEasyPin(pin) ? t`Easy to guess. You can still use it.` : undefined
}
