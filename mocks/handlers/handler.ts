import type { Customer, Token } from '#mocks/db/records.ts'
import type { Bank } from '#mocks/domain/bank.ts'
import type { table } from '#mocks/generated/tables.ts'
import type { operations } from '#mocks/generated/wire.ts'

export type OperationId = keyof operations

/** The body, with markers, constants and token. */
export type Fields<Id extends OperationId> = {
  [Media in keyof operations[Id]['requestBody']['content']]: operations[Id]['requestBody']['content'][Media]
}[keyof operations[Id]['requestBody']['content']]

export type ResponseBody<Id extends OperationId> = operations[Id]['responses'][200]['content']['application/json']

/** Undefined if the contract requires no session. */
export type Holder<Id extends OperationId> = (typeof table)[Id]['session'] extends 'none'
  ? undefined
  : { customer: Customer; token: Token }

export interface HandlerContext<Id extends OperationId> {
  bank: Bank
  fields: Fields<Id>
  holder: Holder<Id>
}

export type Handler<Id extends OperationId> = (
  context: HandlerContext<Id>,
) => ResponseBody<Id> | Promise<ResponseBody<Id>>

/** A missing operation is a type error that names it. */
export type HandlersOf<Domain extends (typeof table)[OperationId]['domain']> = {
  [Id in OperationId as (typeof table)[Id]['domain'] extends Domain ? Id : never]: Handler<Id>
}
