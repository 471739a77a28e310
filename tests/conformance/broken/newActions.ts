import type { Field, Plan } from '#tests/conformance/contract/plan.ts'
import { textOf, type Fault } from './backend.ts'
import { inner, done, type Before, type After, refusal, expired } from './edits.ts'

function withSubscribe(plan: Plan, ...secrets: readonly string[]): Plan {
  const like = plan.operations.find(({ id }) => id === 'updateProfile')
  if (like === undefined) throw new Error('There is no updateProfile.')
  const field = (name: string, example: string): Field => ({
    name,
    example,
    required: true,
    file: false,
    record: false,
    least: 0,
    fits: () => true,
  })
  const own = [field('topic', 'News'), ...secrets.map((name) => field(name, '4821'))]
  const form = [field('subscribe', 'subscribe'), field('token', ''), ...own]
  const subscribe = { ...like, id: 'subscribe', wire: 'subscribe', fields: { subscribe: 'subscribe' }, form }
  return { ...plan, operations: [...plan.operations, subscribe] }
}

const loaders = ['getProfile', 'getContact', 'getStatement']

const responds: Before = (call, { emailOf, memory }) => {
  if (call.fields['subscribe'] !== 'subscribe') return undefined
  const owner = emailOf(textOf(call, 'token'))
  if (owner === undefined) return expired
  memory.set(owner, textOf(call, 'topic'))
  return done
}

const respondsWithPin: Before = async (call, intact) => {
  if (call.fields['subscribe'] !== 'subscribe') return undefined
  const { status } = await intact.call('confirmPin', { token: textOf(call, 'token'), pin: textOf(call, 'pin') })
  return status === 'success' || status === undefined ? responds(call, intact) : refusal
}

const shows: After = ({ json, call, intact: { emailOf, memory } }) => {
  const topic = memory.get(emailOf(textOf(call, 'token')) ?? '')
  if (topic === undefined) return
  for (const person of ['user', 'profile']) inner(json, person)['next_of_kin'] = topic
}

export function newActions(plan: Plan): { broken: Fault[]; valid: Fault[] } {
  const common = { only: ['subscribe', ...loaders], plan: withSubscribe(plan), before: responds }
  const pin = {
    only: [...common.only, 'createPin', 'getPinStatus', 'updatePin', 'confirmPin'],
    plan: withSubscribe(plan, 'pin'),
    before: respondsWithPin,
    after: shows,
  }
  return {
    broken: [
      {
        ...pin,
        name: 'a new action that takes any PIN, also a former and a locked one',
        finds: ['pin-tries-kept@subscribe', 'wrong-pin-refused@subscribe'],
        before: responds,
      },
      { ...common, name: 'a new action that does nothing', finds: ['effect-shown@subscribe'] },
      {
        ...common,
        name: 'a new action that is refused and done all the same',
        finds: ['refusal-inert@subscribe'],
        before: async (call, intact) => {
          const response = await responds(call, intact)
          return response === done && textOf(call, 'topic') === '' ? refusal : response
        },
        after: shows,
      },
    ],
    valid: [
      { ...common, name: 'a new action whose effect a loader shows', finds: [], after: shows },
      { ...pin, name: 'a new action that asks for the PIN', finds: [] },
    ],
  }
}
