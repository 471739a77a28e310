/** Codes that the bank sends by e-mail: reading them, asking for another, and codes that are wrong. */
import { setTimeout as pause } from 'node:timers/promises'
import { reasonOf, selected } from './context.ts'
import type { CodeReader } from './context.ts'
import type { Steps, Step } from './scenario.ts'
import { isPolicy } from './policy.ts'
import { secretIn } from './secretsIn.ts'
import { actionServed } from './rules/action-served.ts'
import { codeSent } from './rules/code-sent.ts'
import { noSecrets } from './rules/no-secrets.ts'

type Purpose = Parameters<CodeReader>[1]

/**
 * Reads the code that a call has had sent, and looks whether its answer gives it away. The scenario ends where there is none,
 * which is no finding where the bank may still make one wait (`mayWait`).
 */
export async function readCode(
  steps: Steps,
  email: string,
  purpose: Purpose,
  step: Step,
  mayWait = false,
): Promise<string> {
  const { context, stop, judge } = steps
  const { settings, secrets } = context
  if (settings.readCode === undefined) {
    steps.skip(codeSent, 'nobody reads the mail: --code-command')
    return stop('needs the code from an e-mail: --code-command')
  }
  const code = await settings.readCode(email, purpose)
  if (code === undefined && mayWait) {
    steps.skip(codeSent, 'the last run was a moment ago, and the bank may make one wait for another code')
    return stop(`no code for ${email}, who may have to wait for another`)
  }
  judge(codeSent, { code }, step.exchange)
  if (code === undefined) return stop(`no code for ${email} could be read`)
  secrets.add('CODE', code)
  judgeLeak(steps, code, step)
  return code
}

/** Looks whether an answer gives a code away that was sent just now. */
export async function lookForCode(steps: Steps, email: string, purpose: Purpose, step: Step): Promise<void> {
  const code = await steps.context.settings.readCode?.(email, purpose)
  if (code !== undefined) judgeLeak(steps, code, step)
}

function judgeLeak({ context }: Steps, code: string, { exchange }: Step): void {
  const { operation } = exchange
  const told = secretIn({ ...exchange, sent: [code] })
  if (told !== undefined && operation !== undefined && selected(context, operation))
    context.findings.addViolation(noSecrets, { expected: 'no secret', got: told.what }, exchange)
}

/**
 * Asks for another code. Undefined: the bank refuses, to make one wait perhaps, which is its right. Where the refusal names no
 * such policy, it is a finding.
 */
export async function another(steps: Steps, id: string, email: string, purpose: Purpose): Promise<Step | undefined> {
  const { judge, context } = steps
  const step = await resend(steps, id, email, purpose)
  const reason = reasonOf(step.exchange)
  if (step.accepted) judge(actionServed, { reason: undefined }, step.exchange)
  else if (isPolicy(reason))
    context.findings.tally(id).reason ??= `${id} makes one wait (${reason}): --code-wait SECONDS`
  else judge(actionServed, { reason }, step.exchange)
  return step.accepted ? step : undefined
}

/** Asks for another code, once the bank has waited long enough. Whether the bank sends one is not judged. */
export async function resend(steps: Steps, id: string, email: string, purpose: Purpose): Promise<Step> {
  const { context, ask } = steps
  const { codesAsked, settings } = context
  const key = `${email} ${purpose}`
  const wait = (codesAsked.get(key) ?? 0) + (settings.codeWaitMs ?? 0) - Date.now()
  if (settings.codeWaitMs !== undefined && wait > 0) await pause(wait)
  const step = await ask(id, { email }, undefined, 'another code')
  codesAsked.set(key, Date.now())
  return step
}

/** A code of the same length that is not the given one. */
export function otherCode(code: string): string {
  return (code.startsWith('0') ? '1' : '0') + code.slice(1)
}
