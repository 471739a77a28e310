import type { FaultKind } from '#mocks/faults/faults.ts'
import type { OperationId } from '#mocks/handlers/handler.ts'
import type { WireRequest } from './wire.ts'

/** The response. `cut` breaks the connection instead. */
export type WireResponse =
  | {
      status: number
      type: string
      body: string
      /** The body never ends. */
      isEndless?: true
    }
  | 'cut'

/** A request and its response. */
export interface Exchange {
  operation: OperationId | undefined
  request: WireRequest
  response: WireResponse
  fault: FaultKind | undefined
  /** Where the request breaks the contract, as `path: what is wrong`. */
  violations: string[]
  /** How long the response took, in milliseconds. */
  tookMs: number
}

/** In a browser every exchange is dispatched to the window as a CustomEvent of this name, with the exchange as its detail. */
export const exchangeEvent = 'mock-bank:exchange'

/** In a browser every e-mail that the bank sends is dispatched likewise, with the mail (see records.ts) as its detail. */
export const mailEvent = 'mock-bank:mail'

declare global {
  interface WindowEventMap {
    [exchangeEvent]: CustomEvent<Exchange>
  }
}
