import { checkResponse } from '#mocks/contractViolations.ts'
import { nextNumber, type Bank } from '#mocks/domain/bank.ts'
import type { OperationId } from '#mocks/handlers/handler.ts'
import { malformedFrom, type Malformed } from './malformed.ts'

/** Multiples of the golden ratio are spread evenly, so a few responses cover many kinds. */
const stride = (Math.sqrt(5) - 1) / 2

/** A response as a browser reads it: the mark of its byte order never reaches the page. */
function read(made: Malformed): Malformed {
  return { ...made, body: made.body.replace(/^\uFEFF/, '') }
}

/** The next of the responses to an operation that break the contract, made from what the bank would have sent. */
export async function malformedResponse(bank: Bank, id: OperationId, data: unknown): Promise<Malformed> {
  const broken = malformedFrom(data).filter((made) => made.status !== 200 || checkResponse(id, read(made)).length > 0)
  const turn = await nextNumber(bank, `malformed ${id}`)
  const chosen = broken[Math.floor(((turn * stride) % 1) * broken.length)]
  if (chosen === undefined) throw new Error(`No response to ${id} breaks the contract.`)
  return chosen
}
