import type { Account } from '../exchange.ts'
import { picture } from '../files.ts'
import { rowsOf } from '../journey.ts'
import type { CodeReader } from '../bench.ts'
import type { Journey, Stage } from '../journey.ts'
import { kycPending } from '../rules/kyc-pending.ts'
import { unverifiedRefused } from '../rules/unverified-refused.ts'
import { verifiedGetsToken } from '../rules/verified-gets-token.ts'
import { wrongCodeRefused } from '../rules/wrong-code-refused.ts'
import { tryAs } from './signIns.ts'

/** Sign up, verify the e-mail address, hand in documents. Leaves a customer behind whom later journeys may use up. */
export const enrolment: Journey = {
  name: 'enrolment',
  uses: ['signUp', 'resendConfirmationCode', 'verifyEmail', 'getIdentityDocuments', 'submitVerification'],
  rules: [unverifiedRefused, wrongCodeRefused, verifiedGetsToken, kycPending],
  missing: () => undefined,
  run: async (stage) => {
    const { bench, succeed, ask, judge, stop } = stage
    const name = `conformance-${bench.settings.seed}-${Date.now().toString(36)}`
    const account: Account = { kind: 'enrolled', email: `${name}@conformance.example`, password: `Sample-${name}-1` }
    bench.secrets.add('PASSWORD_ENROLLED', account.password)
    const { email, password } = account

    const person = { first_name: 'Cora', last_name: 'Formance', fullname: 'Cora Formance', username: name }
    await succeed('signUp', { ...person, email, password })
    bench.accounts.enrolled = account
    const early = await tryAs(bench, email, password)
    judge(unverifiedRefused, early, early.heard)

    await succeed('resendConfirmationCode', { email })
    const code = await readCode(stage, email, 'verify')
    const wrong = await ask('verifyEmail', { email, ver_code: otherCode(code) })
    judge(wrongCodeRefused, wrong, wrong.heard)
    const verified = await succeed('verifyEmail', { email, ver_code: code })
    judge(verifiedGetsToken, verified, verified.heard)

    const { jwt } = verified.answer
    if (typeof jwt !== 'string') return stop('the verification brought no token')
    bench.secrets.add('TOKEN_ENROLLED', jwt)
    Object.assign(account, { token: jwt, tokenKind: 'temporary' })

    const documents = await succeed('getIdentityDocuments')
    const [document] = rowsOf(documents.answer, 'docs')
    const type = typeof document?.['doc_name'] === 'string' ? document['doc_name'] : "Driver's License"
    const details = { type, country: 'Elsewhere', phone: '+00 555 0100', home_address: '1 Sample Street' }
    const handedIn = await succeed('submitVerification', { ...details, idcardFront: picture, pic: picture }, account)
    judge(kycPending, await tryAs(bench, email, password), handedIn.heard)
  },
}

/** Reads a code that the bank has sent. The journey ends where there is none. */
export async function readCode(
  { bench, stop }: Pick<Stage, 'bench' | 'stop'>,
  email: string,
  purpose: Parameters<CodeReader>[1],
): Promise<string> {
  const { settings, secrets } = bench
  if (settings.readCode === undefined) return stop('needs the code from an e-mail: --code-command')
  const code = await settings.readCode(email, purpose)
  if (code === undefined) return stop(`no code for ${email} could be read`)
  secrets.add('CODE', code)
  return code
}

/** A code of the same length that is not the given one. */
export function otherCode(code: string): string {
  const first = code.startsWith('0') ? '1' : '0'
  return first + code.slice(1)
}
