/** Codes that the bank sends by e-mail: reading them, asking for another, and codes that are wrong. */
import { setTimeout as pause } from 'node:timers/promises'
import { reasonOf, selected } from './bench.ts'
import type { CodeReader } from './bench.ts'
import type { Stage, Step } from './journey.ts'
import { isPolicy } from './policy.ts'
import { secretIn } from './secretsIn.ts'
import { actionServed } from './rules/action-served.ts'
import { codeSent } from './rules/code-sent.ts'
import { noSecrets } from './rules/no-secrets.ts'

type Purpose = Parameters<CodeReader>[1]

/**
 * Reads the code that a call has had sent, and looks whether its answer gives it away. The journey ends where there is none,
 * which is no finding where the bank may still make one wait (`mayWait`).
 */
export async function readCode(
  stage: Stage,
  email: string,
  purpose: Purpose,
  step: Step,
  mayWait = false,
): Promise<string> {
  const { bench, stop, judge } = stage
  const { settings, secrets } = bench
  if (settings.readCode === undefined) {
    stage.skip(codeSent, 'nobody reads the mail: --code-command')
    return stop('needs the code from an e-mail: --code-command')
  }
  const code = await settings.readCode(email, purpose)
  if (code === undefined && mayWait) {
    stage.skip(codeSent, 'the last run was a moment ago, and the bank may make one wait for another code')
    return stop(`no code for ${email}, who may have to wait for another`)
  }
  judge(codeSent, { code }, step.heard)
  if (code === undefined) return stop(`no code for ${email} could be read`)
  secrets.add('CODE', code)
  tellTale(stage, code, step)
  return code
}

/** Looks whether an answer gives a code away that was sent just now. */
export async function lookForCode(stage: Stage, email: string, purpose: Purpose, step: Step): Promise<void> {
  const code = await stage.bench.settings.readCode?.(email, purpose)
  if (code !== undefined) tellTale(stage, code, step)
}

function tellTale({ bench }: Stage, code: string, { heard }: Step): void {
  const { operation } = heard
  const told = secretIn({ ...heard, sent: [code] })
  if (told !== undefined && operation !== undefined && selected(bench, operation))
    bench.findings.addViolation(noSecrets, { expected: 'no secret', got: told.what }, heard)
}

/**
 * Asks for another code. Undefined: the bank refuses, to make one wait perhaps, which is its right. Where the refusal names no
 * such policy, it is a finding.
 */
export async function another(stage: Stage, id: string, email: string, purpose: Purpose): Promise<Step | undefined> {
  const { judge, bench } = stage
  const step = await resend(stage, id, email, purpose)
  const reason = reasonOf(step.heard)
  if (step.accepted) judge(actionServed, { reason: undefined }, step.heard)
  else if (isPolicy(reason)) bench.findings.tally(id).reason ??= `${id} makes one wait (${reason}): --code-wait SECONDS`
  else judge(actionServed, { reason }, step.heard)
  return step.accepted ? step : undefined
}

/** Asks for another code, once the bank has waited long enough. Whether the bank sends one is not judged. */
export async function resend(stage: Stage, id: string, email: string, purpose: Purpose): Promise<Step> {
  const { bench, ask } = stage
  const { codesAsked, settings } = bench
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
