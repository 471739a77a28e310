import { useId, useRef, type ReactNode } from 'react'
import type { PressProps } from '#src/ui/buttons/Button.tsx'
import { PopoverPanel } from './overlays.tsx'

export interface PopoverProps {
  isOpen: boolean
  open: () => void
  close: () => void
  trigger: (props: PressProps) => ReactNode
  children: ReactNode
}

export function Popover({ isOpen, open, close, trigger, children }: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <>
      {trigger({ id, ref: button, 'aria-expanded': isOpen, onPress: open })}
      {isOpen && (
        <PopoverPanel aria-labelledby={id} triggerRef={button} onOpenChange={(isStillOpen) => isStillOpen || close()}>
          {children}
        </PopoverPanel>
      )}
    </>
  )
}
