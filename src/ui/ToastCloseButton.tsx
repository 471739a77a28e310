import { CloseIcon } from './NavigationIcons.tsx'
import { IconButton } from './IconButton.tsx'

/** Takes a message away before its time. */
export function ToastCloseButton({ closeToast }: { closeToast: (reason?: boolean) => void }) {
  return (
    <IconButton label="Dismiss" onPress={() => closeToast(true)}>
      <CloseIcon size={18} />
    </IconButton>
  )
}
