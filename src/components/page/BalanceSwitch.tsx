import { showBalance } from '#src/session/balanceVisibility.ts'
import { media } from '#src/theme/media.ts'
import { Button } from '#src/ui/Button.tsx'
import { EyeIcon, EyeOffIcon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { useMedia } from '#src/ui/useMedia.ts'

export interface BalanceSwitchProps {
  isHidden: boolean
  /** Where there is room for it. */
  hasText?: boolean
}

export function BalanceSwitch({ isHidden, hasText = false }: BalanceSwitchProps) {
  const isWide = useMedia(media.desktop)
  const label = isHidden ? 'Show balance' : 'Hide balance'
  const icon = isHidden ? <EyeIcon /> : <EyeOffIcon />
  const toggle = (): void => showBalance(isHidden)
  return hasText && isWide ? (
    <Button variant="quiet" icon={icon} onPress={toggle}>
      {label}
    </Button>
  ) : (
    <IconButton label={label} onPress={toggle}>
      {icon}
    </IconButton>
  )
}
