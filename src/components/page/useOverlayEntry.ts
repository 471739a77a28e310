import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fieldsOf } from '#src/lib/fields.ts'

export interface OverlayEntry {
  isOpen: boolean
  open: () => void
  close: () => void
  /** Runs the action once the page's own history entry is current again. */
  closeFirst: (action: () => void) => void
}

/** An open overlay has a history entry of its own with the address of its page, so Back closes it. */
export function useOverlayEntry(name: 'menu' | 'search' | 'filter' | 'account'): OverlayEntry {
  const location = useLocation()
  const { key } = location
  const state = fieldsOf(location.state)
  const isOpen = state['overlay'] === name
  const navigate = useNavigate()
  const next = useRef<() => void>(undefined)
  useEffect(() => {
    const action = next.current
    next.current = undefined
    // Not in the effect: what is printed is rendered at once, which React cannot do there.
    if (action !== undefined) queueMicrotask(action)
  }, [key])
  const closeFirst = (action: () => void): void => {
    // Going back takes a moment. A second press must not leave the page.
    if (next.current === undefined) void navigate(-1)
    next.current = action
  }
  return {
    isOpen,
    // A second press before the overlay's code has loaded must not add a second entry.
    open: () =>
      isOpen || void navigate(location, { state: { ...state, overlay: name }, defaultShouldRevalidate: false }),
    close: () => closeFirst(() => undefined),
    closeFirst,
  }
}
