import { useState } from 'react'

/**
 * The state of a popup whose button has just taken the place of a plain one that was pressed: the button takes the focus,
 * and then the popup opens. In this order, for a popup gives the focus back to whatever had it when it opened.
 */
export function useOpensOnFocus() {
  const [isOpen, setOpen] = useState<boolean>()
  return {
    popup: { isOpen: isOpen ?? false, onOpenChange: setOpen },
    button: { autoFocus: true, onFocus: () => setOpen((known) => known ?? true) },
  }
}
