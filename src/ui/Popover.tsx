import { useId, useRef, useState, type ReactNode } from 'react'
import type { PressProps } from './Button.tsx'
import { useOverlays } from './overlays.ts'

export interface PopoverProps {
  trigger: (props: PressProps) => ReactNode
  children: (close: () => void) => ReactNode
}

export function Popover({ trigger, children }: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const overlays = useOverlays(isOpen)
  return (
    <>
      {/* A second press before the panel's code has loaded does not close it. */}
      {trigger({ id, ref: button, 'aria-expanded': isOpen, onPress: () => setOpen(true) })}
      {isOpen && overlays && (
        <overlays.PopoverPanel aria-labelledby={id} triggerRef={button} onOpenChange={setOpen}>
          {children(() => setOpen(false))}
        </overlays.PopoverPanel>
      )}
    </>
  )
}
