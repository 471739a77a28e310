import type { ReactNode } from 'react'

/** One choice of a select, a radio group or a toggle button group. */
export interface Option {
  id: string
  label: string
  /** Before the label in a select. Decoration: the label says it. */
  icon?: ReactNode
}
