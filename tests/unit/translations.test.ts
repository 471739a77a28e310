import {
  compileMessageOrThrow,
  type CompiledMessage,
  type CompiledMessageToken,
} from '@lingui/message-utils/compileMessage'
import { describe, expect, it } from 'vitest'
import { isFields } from '#src/lib/fields.ts'
import { catalogueOf, translated } from '#tests/e2e/support/language.ts'

type Forms = Readonly<Record<string, CompiledMessage>>

interface Choice {
  name: string
  type: string
  forms: Forms
}

function choiceOf(token: CompiledMessageToken): Choice | undefined {
  if (typeof token === 'string') return undefined
  const [name, type = '', format] = token
  if (!['plural', 'select', 'selectordinal'].includes(type) || !isFields(format)) return undefined
  const { offset: _ofThePlural, ...forms } = format
  return { name, type, forms: forms as Forms }
}

function choicesIn(message: CompiledMessage): Choice[] {
  return message.flatMap((token) => {
    const choice = choiceOf(token)
    return choice === undefined ? [] : [choice, ...Object.values(choice.forms).flatMap(choicesIn)]
  })
}

/** No more is counted on any screen: French and Spanish have one more form, for millions. */
const counts = Array.from({ length: 1001 }, (_, count) => count)

/** What the forms of the English message are for. Without one for 1 it is for several. */
function countsIn({ type, forms }: Choice, language: string): Map<string, number[]> {
  const rules = new Intl.PluralRules(language, { type: type === 'plural' ? 'cardinal' : 'ordinal' })
  const exact = Object.keys(forms).filter((form) => /^\d/.test(form))
  const found = new Map(exact.map((form) => [form, [Number(form)]]))
  for (const count of 'one' in forms ? counts : counts.slice(2)) {
    const form = rules.select(count)
    found.set(form, [...(found.get(form) ?? []), count])
  }
  return found
}

interface Case {
  /** The form for what is chosen by. */
  chosen: Record<string, string>
  /** Placeholders of a number that the words of its form may say. */
  inWords: string[]
}

/** Every combination of the forms that the language needs. */
function casesOf(message: CompiledMessage, language: string): Case[] {
  return choicesIn(message).reduce<Case[]>(
    (cases, choice) => {
      const { name, type, forms } = choice
      const needed: [string, number[]][] =
        type === 'select' ? Object.keys(forms).map((form) => [form, []]) : [...countsIn(choice, language)]
      return needed.flatMap(([form, { length }]) =>
        cases.map(({ chosen, inWords }) => ({
          chosen: { ...chosen, [name]: form },
          inWords: length === 1 ? [...inWords, `{${name}}`] : inWords,
        })),
      )
    },
    [{ chosen: {}, inWords: [] }],
  )
}

/** Placeholders and tags, with `#` as the placeholder of its plural. */
function partsOf(
  message: CompiledMessage,
  pick: (choice: Choice) => CompiledMessage | undefined,
  counted = '',
): string[] {
  return message.flatMap((token) => {
    if (typeof token === 'string') return token === '#' ? `{${counted}}` : (token.match(/<\/?\d+\/?>/g) ?? [])
    const choice = choiceOf(token)
    if (choice === undefined) return `{${token[0]}}`
    const { name, type } = choice
    const form = pick(choice)
    return form === undefined ? `no such form of ${name}` : partsOf(form, pick, type === 'select' ? counted : name)
  })
}

function faultsOf(english: string, translation: string, language: string): string[] {
  const source = compileMessageOrThrow(english)
  const target = compileMessageOrThrow(translation)
  return casesOf(source, language).flatMap(({ chosen, inWords }) => {
    const compared = (parts: string[]): string =>
      parts
        .filter((part) => !inWords.includes(part))
        .sort()
        .join(' ')
    const expected = compared(partsOf(source, ({ name, forms }) => forms[chosen[name] ?? ''] ?? forms['other']))
    const found = compared(partsOf(target, ({ name, forms }) => forms[chosen[name] ?? '']))
    return found === expected
      ? []
      : [`"${translation}" with ${JSON.stringify(chosen)}: "${found}" instead of "${expected}"`]
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
