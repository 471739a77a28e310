import { showBalance } from '#src/session/balanceVisibility.ts'
import { Button } from '#src/ui/Button.tsx'
import { EyeIcon, EyeOffIcon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

export interface BalanceSwitchProps {
  isHidden: boolean
  hasText?: boolean
}

export function BalanceSwitch({ isHidden, hasText = false }: BalanceSwitchProps) {
  const verb = isHidden ? 'Show' : 'Hide'
  const icon = isHidden ? <EyeIcon /> : <EyeOffIcon />
  const toggle = (): void => showBalance(isHidden)
  return hasText ? (
    <Button variant="quiet" icon={icon} onPress={toggle}>
      <span>
        {verb}
        <VisuallyHidden> balance</VisuallyHidden>
      </span>
    </Button>
  ) : (
    <IconButton label={`${verb} balance`} onPress={toggle}>
      {icon}
    </IconButton>
  )
}
