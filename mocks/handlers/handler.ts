import type { Bank } from '#mocks/domain/bank.ts'
import type { Customer, Token } from '#mocks/db/records.ts'
import type { table } from '#mocks/generated/tables.ts'
import type { operations } from '#mocks/generated/wire.ts'

export type OperationId = keyof operations

/** The body of a request, wire-exact: markers, constants and token included. */
export type Fields<Id extends OperationId> = {
  [Media in keyof operations[Id]['requestBody']['content']]: operations[Id]['requestBody']['content'][Media]
}[keyof operations[Id]['requestBody']['content']]

/** What the bank answers with HTTP 200. */
export type Answer<Id extends OperationId> = operations[Id]['responses'][200]['content']['application/json']

/** Who calls: nobody in particular where the contract asks for no session. */
export type Holder<Id extends OperationId> = (typeof table)[Id]['session'] extends 'none'
  ? undefined
  : { customer: Customer; token: Token }

export interface Call<Id extends OperationId> {
  bank: Bank
  fields: Fields<Id>
  holder: Holder<Id>
}

/** What an operation does: reads the call, lets the bank act, words the answer. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Answer<Id> | Promise<Answer<Id>>
