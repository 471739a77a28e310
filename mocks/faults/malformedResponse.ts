import { checkResponse } from '#mocks/contractViolations.ts'
import { nextNumber, type Bank } from '#mocks/domain/bank.ts'
import type { OperationId } from '#mocks/handlers/handler.ts'
import { malformedFrom, type Malformed } from './malformed.ts'

/** Multiples of the golden ratio are spread evenly, so a few responses cover many kinds. */
const stride = (Math.sqrt(5) - 1) / 2

function read(made: Malformed): Malformed {
  return { ...made, body: made.body.replace(/^\uFEFF/, '') }
}

/** The next response to an operation that breaks the contract, made from the bank's own. */
export async function malformedResponse(bank: Bank, id: OperationId, data: unknown): Promise<Malformed> {
  const broken = malformedFrom(data).filter((made) => made.status !== 200 || checkResponse(id, read(made)).length > 0)
  const turn = await nextNumber(bank, `malformed ${id}`)
  const chosen = broken[Math.floor(((turn * stride) % 1) * broken.length)]
  if (chosen === undefined) throw new Error(`No response to ${id} breaks the contract.`)
  return chosen
}
