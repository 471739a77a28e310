import type { Field, PlannedOperation } from '#tests/conformance/contract/plan.ts'
import type { FileValue } from '#tests/conformance/transport/encoding.ts'

type Value = string | FileValue | undefined

type Kinds = Readonly<Record<string, (value: Value) => boolean>>

const text =
  (test: RegExp | ((value: string) => boolean)) =>
  (value: Value): boolean =>
    typeof value === 'string' && (test instanceof RegExp ? test.test(value) : test(value))
const file =
  (test: (value: FileValue) => boolean) =>
  (value: Value): boolean =>
    typeof value === 'object' && test(value)
const begins = (...bytes: number[]) => file((value) => bytes.every((byte, at) => value.bytes[at] === byte))
const absent = (value: Value): boolean => value === undefined

const names: Kinds = {
  quotes: text(/['"]/),
  'an angle bracket': text(/</),
  'an ampersand': text(/&/),
  'a backslash': text(/\\/),
  'a percent sign': text(/%/),
  'a dollar sign and a digit': text(/\$\d/),
  'letters of Latin': text(/[à-ÿ]/),
  'letters of other scripts': text(/[\u0590-\u06ff]|[\u4e00-\u9fff]/),
  'letters of four bytes': text(/[\u{10000}-\u{10ffff}]/u),
  'a combining letter': text(/\p{M}/u),
  'a last letter that ends in the byte A0': text((value) => Buffer.from(value).at(-1) === 0xa0),
}

/** As far as the contract allows. */
const lengths = ({ fits }: Field): Kinds =>
  Object.fromEntries(
    [64, 255]
      .filter((most) => fits('x'.repeat(most + 1)))
      .map((most) => [`more than ${most} characters`, text((value) => value.length > most)]),
  )

const texts: Kinds = {
  ...names,
  'one character': text(/^.$/su),
  'the word NULL': text(/^null$/i),
  zero: text(/^0$/),
  'digits with a zero in front': text(/^0\d+$/),
  'a plus sign': text(/\+/),
  'two spaces': text(/\S {2}\S/),
  'a comma and a semicolon': text(/,[^]*;|;[^]*,/),
  empty: text(/^$/),
}

const numbers: Kinds = {
  'zeros in front': text(/^0\d+/),
  'more than 15 digits': text(/\d{16}/),
  letters: text(/[A-Z]/),
  'small letters': text(/[a-z]/),
  'groups with spaces': text(/\d \d/),
  'one character': text(/^.$/),
}
const telephones: Kinds = {
  'a zero in front': text(/^0/),
  'a plus sign': text(/^\+/),
  'groups with spaces': text(/\d \d/),
  empty: text(/^$/),
}

const sums: Kinds = {
  'a cent': text(/^0\.01$/),
  'below one': text(/^0\.[1-9]/),
  'cents that floats lose': text(/^(0\.29|1\.15|4\.1|19\.99|10\.05|2\.57|8\.99)/),
  'one decimal': text(/\.\d$/),
  'no decimals': text(/^\d+$/),
  'a hundred or more': text((value) => Number(value) >= 100),
  'a thousand or more': text((value) => Number(value) >= 1000),
}

const passwords: Kinds = {
  'letters beyond ASCII': text(/[^\u0020-\u007e]/),
  'quotes and entities': text(/&[^]*'|'[^]*&|"[^]*'/),
  'a space at its end': text(/ $/),
  'more than 72 bytes': text((value) => Buffer.from(value).length > 72),
  'plain letters and digits': text(/^[\w!-]+$/),
}

const addresses: Kinds = {
  'a plus sign': text(/\+/),
  'an apostrophe': text(/'/),
  'capital letters': text(/[A-Z]/),
  'more than 64 characters': text((value) => value.length > 64),
}

const files: Kinds = {
  PNG: begins(0x89, 0x50),
  JPEG: begins(0xff, 0xd8),
  GIF: begins(0x47, 0x49),
  'more than 64 KB': file(({ bytes }) => bytes.length > 65_536),
  'a name beyond ASCII': file(({ filename }) => /[^\u0020-\u007e]/.test(filename)),
  'a name with a space': file(({ filename }) => filename.includes(' ')),
  'a name with two dots': file(({ filename }) => /\..*\./.test(filename)),
  'a name with a capital ending': file(({ filename }) => /\.[A-Z]+$/.test(filename)),
  'a name without an ending': file(({ filename }) => /^[^.]+$/.test(filename)),
  'a name of more than 200 characters': file(({ filename }) => filename.length > 200),
  'the type application/octet-stream': file(({ type }) => type === 'application/octet-stream'),
  'a wrong type': file(({ type, bytes }) => type === 'image/jpeg' && bytes[0] === 0x89),
}

const dates: Kinds = {
  'before 1970': text(/^19[0-6]\d-/),
  'before 1902': text(/^1(8\d\d|90[01])-/),
  'a leap day': text(/-02-29$/),
  'the last day of a year': text(/-12-31$/),
  empty: text(/^$/),
}

const pins: Kinds = { 'a zero in front': text(/^0/), 'no zero in front': text(/^[1-9]/) }

function kindsOf({ id, kind, fields }: PlannedOperation, field: Field, offers: ReadonlySet<unknown>): Kinds {
  const { name, required, example } = field
  if (kind === 'loader' || fields[name] !== undefined || name === 'token' || field.record) return {}
  const optional: Kinds = required ? {} : { absent }
  if (field.file) return { ...files, ...optional }
  if (name === 'amount') return sums
  if (name === 'email') return id === 'signUp' || id === 'updateEmail' ? addresses : {}
  if (['type', 'purpose', 'plan'].includes(name))
    return Object.fromEntries([...offers].map((offer) => [String(offer), text((value) => value === offer)]))
  if (name === 'extra' || name.endsWith('_code') || id === 'confirmAuthorizationCode') return {}
  if (/^\d{4}$/.test(example)) return pins
  if (['password', 'new_password', 'n_pwd', 'con_pwd', 'c_pwd'].includes(name))
    return { ...passwords, ...(id === 'signUp' ? { 'six characters': text(/^.{6}$/) } : {}) }
  if (/^\d{4}-\d\d-\d\d$/.test(example)) return dates
  if (/^\+?\d[\d ]+$/.test(example) && required) return name === 'phone' ? telephones : numbers
  return { ...(name.endsWith('name') ? names : texts), ...lengths(field), ...optional }
}

export interface Seen {
  id: string
  fields: Readonly<Record<string, string | FileValue>>
}

export function unsent(
  operations: readonly PlannedOperation[],
  accepted: readonly Seen[],
  offers: (operation: PlannedOperation, field: Field) => ReadonlySet<unknown>,
): string[] {
  return operations.flatMap((operation) => {
    const calls = accepted.filter(({ id }) => id === operation.id)
    return operation.form.flatMap((field) =>
      Object.entries(kindsOf(operation, field, offers(operation, field)))
        .filter(([, isOf]) => !calls.some(({ fields }) => isOf(fields[field.name])))
        .map(([what]) => `${operation.id} ${field.name}: ${what}`),
    )
  })
}
