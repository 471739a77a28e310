import { showBalance } from '#src/session/preferences.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { IconButton } from '#src/ui/buttons/IconButton.tsx'
import { EyeIcon, EyeOffIcon } from '#src/ui/text/Icon.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'

export function BalanceSwitch({ isHidden, hasText = false }: { isHidden: boolean; hasText?: boolean }) {
  const verb = isHidden ? 'Show' : 'Hide'
  const icon = isHidden ? <EyeIcon /> : <EyeOffIcon />
  const toggle = (): void => showBalance(isHidden)
  return hasText ? (
    <Button variant="quiet" icon={icon} onPress={toggle}>
      <span>
        <span>{verb}</span>
        <VisuallyHidden> balance</VisuallyHidden>
      </span>
    </Button>
  ) : (
    <IconButton label={`${verb} balance`} onPress={toggle}>
      {icon}
    </IconButton>
  )
}
