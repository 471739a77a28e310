import type { ReactNode } from 'react'

export interface Option {
  id: string
  label: string
  icon?: ReactNode
}
