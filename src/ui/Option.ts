import type { ReactNode } from 'react'

/** An option of a select, radio group or toggle button group. */
export interface Option {
  id: string
  label: string
  /** Before the label in a select. Decoration: the label has the meaning. */
  icon?: ReactNode
}
