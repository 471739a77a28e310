/**
 * Messages between the tabs of this browser: each listener takes those that it knows. A browser that forbids storage may
 * forbid the channel, too. Then each tab is on its own.
 */
import { fieldsOf, type Fields } from '#src/lib/fields.ts'

const listeners = new Set<(message: Fields) => void>()
let channel: BroadcastChannel | undefined

export function tellOtherTabs(message: object): void {
  try {
    channel?.postMessage(message)
  } catch {
    channel = undefined
  }
}

export function onOtherTab(listener: (message: Fields) => void): void {
  listeners.add(listener)
}

export function openToOtherTabs(): void {
  open()
  // An open channel may keep a page out of the back/forward cache.
  addEventListener('pagehide', () => {
    channel?.close()
    channel = undefined
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) open()
  })
}

function open(): void {
  try {
    channel = new BroadcastChannel('session')
  } catch {
    return
  }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    for (const listener of listeners) listener(fieldsOf(data))
  }
}
