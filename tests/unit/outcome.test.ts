import { describe, expect, it } from 'vitest'
import { Envelope } from '#src/api/generated/models/envelope.ts'
import { failed, mayHaveWorked, outcomeOf, type FailureReason, type OutcomeRule } from '#src/api/reading/outcome.ts'
import { describeFailure } from '#src/components/form/failureText.ts'

const read = (rule: OutcomeRule, response: Record<string, unknown>) => outcomeOf(rule, Envelope, response)

const saying = (response: Record<string, unknown>, kind: string): [Record<string, unknown>, string] => [response, kind]

describe('an outcome', () => {
  it.each([
    [{ icon: 'success' }, 'success'],
    [{ icon: 'success', status: 200, error: [], failed: true, message: null }, 'success'],
    [{ icon: 'error' }, 'refused'],
    [{}, 'unclear'],
    [{ icon: null }, 'unclear'],
    [{ icon: '  ' }, 'unclear'],
    [{ icon: 200, status: 'success' }, 'unclear'],
  ])('[R153, R205] by its icon, of %j: %s', (response, kind) => {
    expect(read('icon', response).kind).toBe(kind)
  })

  it.each<[Record<string, unknown>, string]>([
    [{}, 'success'],
    ...[null, false, 0, '', '0', [], {}].map((error) => saying({ error }, 'success')),
    ...[true, 1, '1', 'false', 'Wrong', [0], { a: 1 }].map((error) => saying({ error }, 'refused')),
    [{ status: 'success', icon: 'success' }, 'success'],
    [{ status: 200 }, 'success'],
    [{ status: 'error', message: 'Wrong' }, 'unclear'],
    [{ icon: 'error', error: false }, 'unclear'],
    [{ error: true, status: 'success' }, 'refused'],
  ])('[R183, R205] by its error, of %j: %s', (response, kind) => {
    expect(read('error', response).kind).toBe(kind)
  })

  it('may have succeeded unless the bank is known to have done nothing', () => {
    const reasons: FailureReason[] = ['network', 'timeout', 'unavailable', 'http', 'invalidResponse']
    for (const reason of reasons) expect(mayHaveWorked(failed(reason)), reason).toBe(true)
    for (const reason of ['session', 'tooLarge', 'tooManyRequests'] as const)
      expect(mayHaveWorked(failed(reason)), reason).toBe(false)
    expect(mayHaveWorked(read('icon', {}))).toBe(true)
    expect(mayHaveWorked(read('icon', { icon: 'error' }))).toBe(false)
  })
})

describe('the text of a failure', () => {
  const promised = { failure: 'Something went wrong!' }

  it('[R13, R206] is the required toast, none for a lost connection, and has no number', () => {
    for (const reason of ['timeout', 'tooLarge', 'tooManyRequests', 'unavailable', 'http', 'session'] as const) {
      const { toast, text } = describeFailure(failed(reason), promised)
      expect(toast).toBe('Something went wrong!')
      expect(text).not.toMatch(/\d/)
    }
    expect(describeFailure(failed('network'), promised).toast).toBeUndefined()
    expect(describeFailure(failed('network'), { ...promised, network: 'Offline' }).toast).toBe('Offline')
  })

  it('[R153, R177, R183] is never green and admits an unknown outcome if the response does not state one', () => {
    const unclear = read('icon', {})
    if (unclear.kind === 'success') throw new Error(unclear.kind)
    expect(describeFailure(unclear, promised)).toMatchObject({
      tone: 'warning',
      text: "The bank's answer wasn't clear, so we don't know whether this worked.",
      toast: 'Something went wrong!',
    })
  })
})
