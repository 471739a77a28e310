/** The contract inside the packed runner; undefined when it runs from the project. */
import type { Contract } from '#openapi/tools/contract.ts'

export interface Packed {
  contract: Contract
  /** The files below openapi/ by their path there: findings name their lines. */
  files: Record<string, string>
  /** The files of `starter/`. */
  starter: Record<string, string>
}

/** The package that `conformance:pack` writes, and its command. */
export const packageName = 'users-php-conformance'

declare const __PACKED__: Packed | undefined

export const packed: Packed | undefined = typeof __PACKED__ === 'undefined' ? undefined : __PACKED__
