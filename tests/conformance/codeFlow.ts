import { codeFailure } from '#tests/conformance/command/codeCommand.ts'
import { codeOnce, codesApart, codeSent, codeTries, wrongCodeRefused } from '#tests/conformance/rules/codes.ts'
import { noSecrets } from '#tests/conformance/rules/contents.ts'
import { actionServed } from '#tests/conformance/rules/effects.ts'
import { isPutOff } from '#tests/conformance/transport/client.ts'
import { secretIn } from '#tests/conformance/transport/secretsIn.ts'
import { guessesAt } from '#tests/conformance/values/values.ts'
import { afterTries } from './again.ts'
import { pause, reasonOf, selected, type CodeReader, type Context } from './context.ts'
import { textSent, type Exchange } from './exchange.ts'
import { isPolicy } from './policy.ts'
import type { Step, Steps } from './scenario.ts'

type Purpose = Parameters<CodeReader>[1]

type Attempt = (code: string, note: string) => Promise<Step>

interface Accepted {
  code: string
  step: Step
}

export async function codeFor(context: Context, email: string, purpose: Purpose): Promise<string | undefined> {
  return context.settings.readCode?.(email, purpose)
}

/** Undefined if the request is refused, or if no mail can be read. */
export async function requestedReset(
  { context, guest }: Steps,
  email: string,
  note: string,
): Promise<string | undefined> {
  const { accepted } = await guest('requestPasswordReset', { email }, note)
  return accepted ? codeFor(context, email, 'reset') : undefined
}

/** Ends the scenario if no code arrives. This is not a finding if the bank may require a wait (`mayWait`). */
export async function readCode(
  steps: Steps,
  email: string,
  purpose: Purpose,
  step: Step,
  mayWait = false,
): Promise<string> {
  const { context, stop, judge } = steps
  const { settings } = context
  if (settings.readCode === undefined) {
    steps.skip(codeSent, 'codes cannot be read without --code-command')
    return stop('needs the code from an e-mail: --code-command')
  }
  let code = await settings.readCode(email, purpose)
  // A bank may send its mails from a queue.
  for (const ms of [250, 500, 1000, 2000]) {
    if (
      code !== undefined ||
      context.mail.takesMs > 0 ||
      context.findings.has(codeSent.id, step.exchange.operation?.id ?? '')
    )
      break
    await pause(settings, ms)
    code = await settings.readCode(email, purpose)
    if (code !== undefined) context.mail.takesMs = performance.now() - context.mail.asked + 500
  }
  if (code === undefined && mayWait) {
    steps.skip(codeSent, 'the last run was a moment ago, and the bank may require a wait between codes')
    return stop(`no code for ${email}, who may have to wait for another`)
  }
  // A command that fails proves nothing of the bank.
  if (code === undefined && codeFailure.text !== undefined) {
    steps.skip(codeSent, `--code-command fails: ${codeFailure.text}`)
    return stop(`no code can be read: --code-command fails: ${codeFailure.text}`)
  }
  judge(codeSent, { code }, step.exchange)
  if (code === undefined) return stop(`no code for ${email} could be read`)
  judgeLeak(steps, code, step)
  return code
}

export async function lookForCode(steps: Steps, email: string, purpose: Purpose, step: Step): Promise<void> {
  const code = await steps.context.settings.readCode?.(email, purpose)
  if (code !== undefined) judgeLeak(steps, code, step)
}

function judgeLeak({ context }: Steps, code: string, { exchange }: Step): void {
  const { operation } = exchange
  const leak = secretIn({ ...exchange, sent: [code] })
  if (leak !== undefined && operation !== undefined && selected(context, operation))
    context.findings.addViolation(noSecrets, { expected: 'no secret', got: leak.what }, exchange)
}

/** Undefined if the bank refuses, which is a finding unless the refusal names a policy such as a wait. */
export async function another(steps: Steps, id: string, email: string): Promise<Step | undefined> {
  const { judge, context } = steps
  const step = await resend(steps, id, email)
  const reason = reasonOf(step.exchange)
  if (step.accepted) judge(actionServed, { reason: undefined }, step.exchange)
  else if (isPolicy(reason)) context.findings.tally(id).reason ??= `${id} requires a wait: ${reason}`
  // Sign-ins have verified the address.
  else if (!context.findings.has('unverified-refused', 'signIn')) judge(actionServed, { reason }, step.exchange)
  return step.accepted ? step : undefined
}

export function resend({ send }: Steps, id: string, email: string): Promise<Step> {
  return send(id, { email }, undefined, 'another code')
}

/** A code that is sent again is good, whatever was tried before. `othersMay`: whether others can still use theirs. */
export async function resentAfterTries(
  steps: Steps,
  id: string,
  email: string,
  purpose: Purpose,
  attempt: Attempt,
  othersMay?: () => Promise<boolean>,
): Promise<void> {
  const { context, judge, guest } = steps
  const resent = await guest(id, { email }, 'another code, after wrong ones')
  const code = resent.accepted ? await context.settings.readCode?.(email, purpose) : undefined
  if (code === undefined) return
  const step = await attempt(code, 'the code that was sent again, after wrong ones')
  const reason = reasonOf(step.exchange)
  if (!step.accepted) {
    if (isPolicy(reason) || isPutOff(step.exchange.response)) return
    if (othersMay !== undefined && !(await othersMay())) return
  }
  const flaw = step.accepted
    ? undefined
    : `the code that was sent last is refused: ${reason}. Wrong ones had been tried before it was sent`
  judge(codesApart, { flaw }, resent.exchange)
}

/** What the first resend does for one address it does for another, and so does each after it: send a new code, or not. */
export function noteResend({ context, judge }: Steps, id: string, isNew: boolean, exchange: Exchange): void {
  const address = textSent(exchange, 'email')?.toLowerCase()
  const before = context.resends.get(id) ?? []
  const place = before.filter((seen) => seen.address === address).length
  const all = [...before, { address, place, isNew, exchange }]
  context.resends.set(id, all)
  const alike = all.filter((seen) => seen.place === place)
  const same = alike.find((seen) => !seen.isNew)
  if (same !== undefined && alike.some((seen) => seen.isNew)) judge(codeSent, { code: undefined }, same.exchange)
}

export async function tryWrongCodes(steps: Steps, code: string, attempt: Attempt): Promise<Accepted | undefined> {
  return (
    (await tryWrongCode(steps, otherCode(code), 'a wrong code', attempt)) ??
    (await tryWrongCode(steps, '', 'an empty code', attempt))
  )
}

async function tryWrongCode(
  { judge }: Steps,
  code: string,
  note: string,
  attempt: Attempt,
): Promise<Accepted | undefined> {
  const step = await attempt(code, note)
  judge(wrongCodeRefused, step, step.exchange)
  return step.accepted ? { code, step } : undefined
}

export async function tryOlderCode(
  { judge }: Steps,
  older: string,
  code: string,
  attempt: Attempt,
): Promise<Accepted | undefined> {
  if (older === code) return undefined
  const step = await attempt(older, 'an older code')
  judge(codeOnce, { ...step, which: 'older' }, step.exchange)
  return step.accepted ? { code: older, step } : undefined
}

/** If an older code is accepted, any code may be, so a wrong one is tried as well. */
export async function tryOlderCodeFirst(
  steps: Steps,
  older: string,
  code: string,
  attempt: Attempt,
): Promise<Accepted | undefined> {
  const accepted = await tryOlderCode(steps, older, code, attempt)
  if (accepted !== undefined) await tryWrongCode(steps, otherCode(code), 'a wrong code', attempt)
  return accepted
}

/** A bank may note the use of a code for the address as it was written. */
export async function tryUsedCode(
  { judge }: Steps,
  email: string,
  attempt: (address: string, note: string) => Promise<Step>,
): Promise<void> {
  for (const [note, address] of [
    ['a used code', email],
    ['a used code, the address in capitals', email.toUpperCase()],
    ['a used code, a space after the address', `${email} `],
  ] as const) {
    const step = await attempt(address, note)
    judge(codeOnce, { ...step, which: 'used' }, step.exchange)
    if (step.accepted) return
  }
}

function otherCode(code: string): string {
  return (code.startsWith('0') ? '1' : '0') + code.slice(1)
}

/** Wrong codes, the right one after them, and none. Whether the bank then takes neither. */
export async function isClosedByGuesses({ judge }: Steps, code: string, attempt: Attempt, tryGuess = attempt) {
  const guesses = guessesAt(code)
  let wrong: Exchange | undefined
  for (const guess of guesses) {
    const step = await tryGuess(guess, 'a guess')
    if (step.accepted) return false
    wrong = step.exchange
  }
  const last = await attempt(code, `the right code after ${guesses.length} wrong ones`)
  judge(codeTries, { ...last, wrong: guesses.length }, afterTries(last.exchange, wrong, guesses.length))
  const blank = await attempt('', `no code, after ${guesses.length} wrong ones`)
  judge(wrongCodeRefused, blank, blank.exchange)
  return !last.accepted && !blank.accepted
}
