/** Banks with an action that only their contract has. */
import type { Field, Plan } from '#tests/conformance/contract/plan.ts'
import type { Fault } from './bank.ts'
import { changes, customerOf, done, expired, refusal, type Before } from './operators.ts'

function withSubscribe(plan: Plan, ...secrets: readonly string[]): Plan {
  const like = plan.operations.find(({ id }) => id === 'updateProfile')
  if (like === undefined) throw new Error('There is no updateProfile.')
  const common = { required: true, file: false, record: false, least: 0, fits: () => true }
  const field = (name: string, example: string): Field => ({ name, example, ...common })
  const own = [field('topic', 'News'), ...secrets.map((name) => field(name, '4821'))]
  const form = [field('subscribe', 'subscribe'), field('token', ''), ...own]
  const subscribe = { ...like, id: 'subscribe', wire: 'subscribe', fields: { subscribe: 'subscribe' }, form }
  return { ...plan, operations: [...plan.operations, subscribe] }
}

/** What it stores shows as the next of kin. */
const stores =
  (takes: (pin: string, right: string) => boolean, isInert = true): Before =>
  async (call) => {
    if (call.id !== 'subscribe') return undefined
    const customer = customerOf(call)
    if (customer === undefined) return expired
    const isRight = takes(call.text('pin'), customer.pin) && call.text('topic') !== ''
    if (isRight || !isInert) await changes(call, { next_of_kin: call.text('topic') })
    return isRight ? done : refusal
  }

export function newActions(plan: Plan): Fault[] {
  const only = ['subscribe', 'getProfile', 'getContact', 'confirmPin']
  const [plain, secret] = [withSubscribe(plan), withSubscribe(plan, 'pin')]
  const any = (): boolean => true
  return [
    { name: 'a new action whose effect a loader shows', finds: [], only, plan: plain, before: stores(any) },
    { name: 'a new PIN form', finds: [], only, plan: secret, before: stores((pin, right) => pin === right) },
    { name: 'any PIN', finds: ['wrong-pin-refused@subscribe'], only, plan: secret, before: stores(any) },
    { name: 'refused and done', finds: ['refusal-inert@subscribe'], only, plan: plain, before: stores(any, false) },
    {
      name: 'a new action that does nothing',
      finds: ['effect-shown@subscribe'],
      only,
      plan: plain,
      before: ({ id, owner }) => (id !== 'subscribe' ? undefined : owner ? done : expired),
    },
  ]
}
