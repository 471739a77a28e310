import { setupI18n } from '@lingui/core'
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, it } from 'vitest'
import { isFields } from '#src/lib/fields.ts'
import { catalogueOf, translated } from '#tests/e2e/support/language.ts'

interface Choice {
  name: string
  /** Undefined for a kind. */
  rule: 'cardinal' | 'ordinal' | undefined
  forms: string[]
}

/** Every place where a message depends on a number or a kind. */
function choicesIn(message: CompiledMessage): Choice[] {
  return message.flatMap((token) => {
    const [name, type, format] = typeof token === 'string' ? [] : token
    if (name === undefined || !isFields(format)) return []
    const { offset: _ofThePlural, ...forms } = format
    const within = Object.values(forms as Record<string, CompiledMessage>).flatMap(choicesIn)
    const rule = type === 'plural' ? 'cardinal' : type === 'selectordinal' ? 'ordinal' : undefined
    return [{ name, rule, forms: Object.keys(forms) }, ...within]
  })
}

/** One for each form of any language. */
const counts = [0, 1, 2, 700, 703, 711]

/** Every combination. Without a form for 1 the English message is for several. */
function casesOf(choices: readonly Choice[]): Record<string, string | number>[] {
  return choices.reduce<Record<string, string | number>[]>(
    (cases, { name, rule, forms }) => {
      const options = rule ? counts.filter((count) => count > 1 || forms.includes('one')) : forms
      return options.flatMap((option) => cases.map((values) => ({ ...values, [name]: option })))
    },
    [{}],
  )
}

function faultsOf(english: string, translation: string, language: string): string[] {
  const source = compileMessageOrThrow(english)
  const target = compileMessageOrThrow(translation)
  const names = Array.from(english.matchAll(/\{(\w+)/g), ([, name = '']) => name)
  const placeholders: Record<string, string> = Object.fromEntries(names.map((name) => [name, `{${name}}`]))
  const i18n = setupI18n({ locale: language, messages: { [language]: { source, target } } })
  return casesOf(choicesIn(source)).flatMap((values) => {
    const missing: string[] = []
    // Those from 700 on stand for others like them. A form for one number alone may say it in words.
    const inDigits = new Set(Object.values(values).flatMap((value) => (Number(value) >= 700 ? String(value) : [])))
    for (const { name, rule, forms } of choicesIn(target)) {
      const value = values[name] ?? 0
      const formOf = (count: number) => new Intl.PluralRules(language, { type: rule }).select(count)
      const form = rule ? formOf(Number(value)) : String(value)
      if (![form, String(value)].some((one) => forms.includes(one))) missing.push(`no form "${form}" of ${name}`)
      const isAlone = forms.includes(String(value)) || counts.filter((count) => formOf(count) === form).length === 1
      if (rule && !isAlone) inDigits.add(String(value))
    }
    /** Placeholders, tags and numbers. */
    const partsOf = (id: 'source' | 'target'): string => {
      const parts = i18n._(id, { ...placeholders, ...values }).match(/\{\w+\}|<\/?\d+\/?>|\d+/g) ?? []
      return parts
        .filter((part) => /\D/.test(part) || inDigits.has(part))
        .sort()
        .join(' ')
    }
    const [expected, found] = [partsOf('source'), partsOf('target')]
    if (found !== expected) missing.push(`"${found}" instead of "${expected}"`)
    return missing.map((fault) => `"${translation}" with ${JSON.stringify(values)}: ${fault}`)
  })
}

describe.each(translated)('the translation %s', (language) => {
  it('has every message', async () => {
    const entries = Object.values(await catalogueOf(language))
    expect(entries.length).toBeGreaterThan(500)
    expect(entries.filter(({ translation = '' }) => translation.trim() === '').map(({ message }) => message)).toEqual(
      [],
    )
    expect(entries.filter(({ obsolete }) => obsolete === true).map(({ message }) => message)).toEqual([])
  })

  it('has the placeholders and tags of the English message, in every form of a number', async () => {
    const entries = Object.values(await catalogueOf(language))
    expect(entries.flatMap(({ message = '', translation = '' }) => faultsOf(message, translation, language))).toEqual(
      [],
    )
  })
})
