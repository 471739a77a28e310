import type { ReactNode } from 'react'

export interface Option {
  id: string
  label: string
  /** Decoration before the label in a select. */
  icon?: ReactNode
}
