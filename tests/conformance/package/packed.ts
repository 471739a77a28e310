/** Undefined if the runner runs from the project. */
import type { Contract } from '#openapi/tools/contract.ts'

export interface Packed {
  contract: Contract
  files: Record<string, string>
  starter: Record<string, string>
}

export const packageName = 'users-php-conformance'

export const runnerFile = 'conformance.mjs'

declare const __PACKED__: Packed | undefined

export const packed: Packed | undefined = typeof __PACKED__ === 'undefined' ? undefined : __PACKED__
