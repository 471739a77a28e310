import { useEffect, useRef } from 'react'
import { ToastContainer, toast as draw } from 'react-toastify/unstyled'
import { CheckCircleIcon, ErrorIcon, WarningIcon } from './Icon.tsx'
import { ToastCloseButton } from './ToastCloseButton.tsx'
import type { ToastOutletProps } from './ToastHost.tsx'
import { ToastFrame } from './ToastFrame.tsx'

const icons = { success: <CheckCircleIcon />, warning: <WarningIcon />, error: <ErrorIcon /> }

/**
 * Draws the messages with react-toastify. Loaded on demand: import it dynamically only.
 * `data-react-aria-top-layer` keeps them within reach while a list of choices is open and hides the rest of the page.
 */
export function ToastOutlet({ toasts }: ToastOutletProps) {
  const shown = useRef(0)
  // A task later, when the container stands for good: a live region speaks only of what enters it after it is there.
  useEffect(() => {
    const task = setTimeout(() => {
      for (const { tone, text, durationMs } of toasts.slice(shown.current)) {
        draw[tone](text, { autoClose: durationMs, icon: icons[tone], role: tone === 'success' ? 'status' : 'alert' })
      }
      shown.current = toasts.length
    })
    return () => clearTimeout(task)
  }, [toasts])

  return (
    <ToastFrame data-react-aria-top-layer="true">
      <ToastContainer
        aria-label="Notices"
        position="top-right"
        transition={false}
        closeButton={ToastCloseButton}
        hideProgressBar
        pauseOnHover
        pauseOnFocusLoss={false}
        draggable={false}
        newestOnTop
      />
    </ToastFrame>
  )
}
