import type { FaultKind } from '#mocks/faults/faults.ts'
import type { OperationId } from '#mocks/handlers/handler.ts'
import type { WireRequest } from './wire.ts'

export type WireResponse =
  | {
      status: number
      type: string
      body: string
      isEndless?: true
    }
  | 'cut'

export interface Exchange {
  operation: OperationId | undefined
  request: WireRequest
  response: WireResponse
  fault: FaultKind | undefined
  violations: string[]
  tookMs: number
}

/** In a browser every exchange is dispatched to the window as the detail of this CustomEvent. */
export const exchangeEvent = 'mock-bank:exchange'

declare global {
  interface WindowEventMap {
    [exchangeEvent]: CustomEvent<Exchange>
  }
}
