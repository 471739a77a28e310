import { t } from '@lingui/core/macro'
import { showBalance } from '#src/session/preferences.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { IconButton } from '#src/ui/buttons/IconButton.tsx'
import { EyeIcon, EyeOffIcon } from '#src/ui/text/Icon.tsx'

export function BalanceSwitch({ isHidden, hasText = false }: { isHidden: boolean; hasText?: boolean }) {
  const label = isHidden ? t`Show balance` : t`Hide balance`
  const icon = isHidden ? <EyeIcon /> : <EyeOffIcon />
  const toggle = (): void => showBalance(isHidden)
  return hasText ? (
    <Button variant="quiet" icon={icon} aria-label={label} onPress={toggle}>
      {isHidden ? t`Show` : t`Hide`}
    </Button>
  ) : (
    <IconButton label={label} onPress={toggle}>
      {icon}
    </IconButton>
  )
}
