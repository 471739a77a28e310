import { methodsAligned } from '#tests/conformance/rules/agreement.ts'
import type { Scenario, Steps } from '#tests/conformance/scenario.ts'
import { reviewedForms } from './reviewedForms.ts'
import { bodyOf, sound, views, type Body, type Loaded } from './views.ts'

export const methods: Scenario = {
  name: 'methods and addresses',
  uses: ['getCryptoDepositForm'],
  rules: [methodsAligned],
  run: (steps) => {
    for (const { loaded } of views(steps.context)) judgeMethods(steps, loaded, new Map())
  },
}

/** `earlier`: forms that were loaded before, which show which ones are wrong. */
export function judgeMethods({ judge }: Steps, loaded: Loaded, earlier: Loaded): void {
  const formsIn = (from: Loaded) =>
    reviewedForms.flatMap(({ loader }) => {
      const exchange = sound(from.get(loader))
      return exchange === undefined ? [] : [{ exchange, pairs: addressesOf(bodyOf(exchange)) }]
    })
  const conflicts = (pairs: Pairs, other: Pairs): [string, string][] =>
    [...pairs].filter(
      ([name, address]) =>
        other.get(name) !== address && [...other].some(([another, its]) => another !== name && its === address),
    )
  const forms = formsIn(loaded)
  const counted = forms.map(({ exchange, pairs }) => ({
    exchange,
    wrong: [...forms, ...formsIn(earlier)]
      .map((form) => conflicts(pairs, form.pairs))
      .filter((found) => found.length > 0),
  }))
  const most = Math.max(0, ...counted.map(({ wrong }) => wrong.length))
  for (const { exchange, wrong } of counted)
    judge(methodsAligned, { pair: wrong.length === most ? wrong[0]?.[0] : undefined }, exchange)
}

type Pairs = ReadonlyMap<string, string>

function addressesOf({ names, addresses2 }: Body): Pairs {
  if (!Array.isArray(names) || !Array.isArray(addresses2)) return new Map()
  return new Map(
    names.flatMap((name, index): [string, string][] => {
      const address: unknown = addresses2[index]
      return typeof name === 'string' && typeof address === 'string' && address !== '' ? [[name, address]] : []
    }),
  )
}
