import { operationOf, type Context } from '#tests/conformance/context.ts'
import { within } from '#tests/conformance/reading/rows.ts'
import { isText } from '#tests/conformance/values/variations.ts'

export interface ProfileField {
  name: string
  kind: 'date' | 'phone' | 'text'
  required: boolean
  mayBeBlank: boolean
}

export function profileFieldsOf(context: Pick<Context, 'plan'>): ProfileField[] {
  const save = operationOf(context, 'updateProfile')
  const { violations } = operationOf(context, 'getProfile')
  return save.form.filter(isText(save)).map(({ name, example, required }) => ({
    ...{ name, required },
    kind: /^\d{4}-\d\d-\d\d$/.test(example) ? 'date' : /^\+?\d[\d ]+$/.test(example) ? 'phone' : 'text',
    // Nullable in the response means that the form may leave it blank.
    mayBeBlank: !violations({ profile: { [name]: null } }).some(({ path }) => path === `profile.${name}`),
  }))
}

const texts = ["Zoë O'Neil-Søn", 'Woman & more', "Côte d'Ivoire", 'Remarried', 'Łukasz Lund-Ørsted', "Søn & d'Été"]

export function tryingValues(fields: readonly ProfileField[]): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ name, kind }, index): [string, string] => {
      const turn = Math.floor(index / texts.length)
      const text = `${texts[index % texts.length] ?? ''}${turn === 0 ? '' : ` ${turn}`}`
      return [name, kind === 'date' ? `1990-04-${12 + index}` : kind === 'phone' ? `0012 555 01${40 + index}` : text]
    }),
  )
}

const usual: Readonly<Record<string, string>> = {
  ...{ fullname: 'Mira Lund', gender: 'Female', dob: '1990-04-12', country: 'Norway', marital_status: 'Single' },
  ...{ phone: '+4722334455', home_address: '12 Sample Street, 0150 Oslo', next_of_kin: 'Jonas Lund' },
}

export function usualValues(fields: readonly ProfileField[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ name }): [string, string] => [name, usual[name] ?? 'Sample']))
}

export function valuesOf(fields: readonly ProfileField[], person: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name, required }): [string, string][] => {
      const value = person[name]
      return typeof value === 'string' ? [[name, value]] : required || value !== undefined ? [[name, '']] : []
    }),
  )
}

export function shownOf(fields: readonly ProfileField[], body: Record<string, unknown>): ProfileField[] {
  const profile = within(body, 'profile')
  return fields.filter(({ name, required }) => required || profile[name] !== undefined)
}
