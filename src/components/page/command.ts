import type { ReactNode } from 'react'

/** An entry of the command palette. Each feature gives its own. */
export type Command = {
  id: string
  label: string
  notes?: readonly string[]
  /** Other words that find it. */
  words?: string
  /** Only offered once something is typed that finds it. */
  isSearchedOnly?: boolean
  image: ReactNode
} & ({ to: string } | { run: () => void })
