import { survives } from '#tests/conformance/checks.ts'
import { asksForPin, partsOf, type Context } from '#tests/conformance/context.ts'
import type { Field, PlannedOperation } from '#tests/conformance/contract/plan.ts'
import type { Call } from '#tests/conformance/exchange.ts'
import { intro, type CallRule, type Law, type Missing } from '#tests/conformance/rule.ts'
import { wrongCodeRefused, wrongPasswordRefused, wrongPinRefused } from '#tests/conformance/rules/laws.ts'
import type { Part } from '#tests/conformance/transport/encoding.ts'
import { formFor, type Form } from '#tests/conformance/transport/wire.ts'
import { validForm } from './validRequest.ts'

export function varyFields(
  operation: PlannedOperation,
  context: Context,
  what: string,
  choose: (field: Field) => boolean,
  change: (part: Part, field: Field) => Part[],
  isValid: (field: Field) => boolean = () => false,
): Call[] | Missing {
  const fields = operation.form.filter(choose)
  if (fields.length === 0) return []
  const valid = validForm(context, operation)
  if ('missing' in valid) return valid
  const { values, holder } = valid
  const parts = partsOf(operation, values, holder?.token)
  const held = holder === undefined ? {} : { holder }
  return fields.map((field) => {
    const original = parts.find(({ name }) => name === field.name) ?? { name: field.name, value: field.example }
    const varied = parts.some(({ name }) => name === field.name)
      ? parts.flatMap((part) => (part.name === field.name ? change(original, field) : [part]))
      : [...parts, ...change(original, field)]
    const mustFail = what === 'twice' ? undefined : refusalOf(operation, field)
    return {
      ...{ operation, form: formFor(operation, varied), note: `${field.name} ${what}`, ...held },
      ...{ isVaried: true, isValid: field.name !== 'token' && isValid(field) },
      ...(mustFail === undefined ? {} : { mustFail }),
    }
  })
}

/** Of a rule that only asks that no call breaks the backend. */
export const survival = {
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  check: survives,
}

/** Such a rule: each call with another value in one field, or without it. */
export const varied = (
  what: string,
  choose: (operation: PlannedOperation) => (field: Field) => boolean,
  value: Part['value'] | undefined,
  isValid?: (field: Field) => boolean,
): Pick<CallRule, 'calls' | 'check' | 'source'> => ({
  ...survival,
  calls: (operation, context) => {
    const change = ({ name }: Part): Part[] => (value === undefined ? [] : [{ name, value }])
    return varyFields(operation, context, what, choose(operation), change, isValid)
  },
})

/** Undefined as well for a field that names the operation: without it, another one may have responded. */
function refusalOf(operation: PlannedOperation, { name }: Field): Law | undefined {
  const { id, fields } = operation
  if (fields[name] !== undefined) return undefined
  if (id === 'signIn' || id === 'updatePassword') return wrongPasswordRefused
  if (id === 'verifyEmail' || id === 'resetPassword') return wrongCodeRefused
  return id === 'updatePin' || (asksForPin(operation) && name === 'pin') ? wrongPinRefused : undefined
}

export const isFile =
  () =>
  ({ file }: Field): boolean =>
    file

export function isText({ fields }: PlannedOperation): (field: Field) => boolean {
  return ({ name, file }) => !file && fields[name] === undefined && name !== 'token'
}

export function isValue({ fields }: PlannedOperation): (field: Field) => boolean {
  return ({ name, file }) => !file && fields[name] === undefined
}

export function varyToken(
  operation: PlannedOperation,
  context: Context,
  note: string,
  token: string | undefined,
  around: Partial<Form> = {},
): Call[] | Missing {
  if (operation.session === 'none') return []
  const valid = validWithoutToken(context, operation)
  if ('missing' in valid) return valid
  return [{ operation, form: { ...formFor(operation, partsOf(operation, valid.values, token)), ...around }, note }]
}

function validWithoutToken(context: Context, operation: PlannedOperation): ReturnType<typeof validForm> {
  const valid = validForm(context, operation)
  if (!('missing' in valid) || operation.effect !== 'read') return valid
  return { values: {} }
}

export function misname(
  operation: PlannedOperation,
  context: Context,
  note: string,
  change: (form: Form, wire: string) => Partial<Form>,
): Call[] | Missing {
  const valid = validForm(context, operation)
  if ('missing' in valid) return valid
  const form = formFor(operation, partsOf(operation, valid.values, valid.holder?.token))
  return [{ operation, form: { ...form, ...change(form, operation.wire) }, note }]
}
