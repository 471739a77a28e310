import { showBalance } from '#src/session/balanceVisibility.ts'
import { EyeIcon, EyeOffIcon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'

export function BalanceSwitch({ isHidden }: { isHidden: boolean }) {
  return (
    <IconButton label={isHidden ? 'Show balance' : 'Hide balance'} onPress={() => showBalance(isHidden)}>
      {isHidden ? <EyeIcon /> : <EyeOffIcon />}
    </IconButton>
  )
}
