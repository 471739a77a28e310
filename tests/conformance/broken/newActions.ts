import type { Field, Plan } from '#tests/conformance/contract/plan.ts'
import type { Fault, Met } from './backend.ts'
import { inner, done, refusal, expired, type Before, type After } from './edits.ts'

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

const responds = ({ id, text, owner, memory }: Met) => {
  if (id !== 'subscribe') return undefined
  if (owner === '') return expired
  memory.set(owner, text('topic'))
  return done
}

const respondsWithPin: Before = async (call) => {
  if (call.id !== 'subscribe') return undefined
  const { status } = await call.ask('confirmPin', { token: call.text('token'), pin: call.text('pin') })
  return status === 'success' || status === undefined ? responds(call) : refusal
}

const shows: After = ({ json, owner, memory }) => {
  const topic = memory.get(owner)
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
        before: (call: Met) => {
          const response = responds(call)
          return response === done && call.text('topic') === '' ? refusal : response
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
