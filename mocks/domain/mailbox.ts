import type { Mail } from '#mocks/db/records.ts'
import { digits, isWithin, lastNumber, nextNumber, timestamp, type Bank } from './bank.ts'

const maxWrongTries = 5

const letters = {
  verify: {
    length: 6,
    minutes: 30,
    subject: 'Verify your email address',
    body: 'Enter this code to verify your email address.',
  },
  reset: {
    length: 6,
    minutes: 30,
    subject: 'Reset your password',
    body: 'Enter this code to set a new password.',
  },
  authorize: {
    length: 4,
    minutes: 10,
    subject: 'Transfer Authorization Code',
    body: 'Enter this code to authorize your transfer. We never charge for this code.',
  },
} as const

export async function sendCode(bank: Bank, to: string, purpose: keyof typeof letters): Promise<Mail> {
  await voidCodes(bank, to, purpose)
  const { length, subject, body } = letters[purpose]
  const code = await digits(bank, length)
  return bank.store.mails.create({
    id: await nextNumber(bank, 'mails'),
    to,
    at: timestamp(bank),
    purpose,
    subject,
    body,
    code,
  })
}

/** Accepts only the last code of a purpose, in time and not void. A right code is used up. */
export async function redeemCode(
  bank: Bank,
  to: string,
  purpose: keyof typeof letters,
  code: string,
): Promise<boolean> {
  const mail = bank.store.mails.findFirst((query) => query.where({ to, purpose, used: false }))
  if (mail === undefined || !isWithin(bank, mail.at, letters[purpose].minutes)) return false
  const isRight = mail.code === code.trim()
  if (isRight || mail.wrongTries + 1 >= maxWrongTries) await voidCodes(bank, to, purpose)
  else {
    await bank.store.mails.update(mail, {
      data: (record) => {
        record.wrongTries += 1
      },
    })
  }
  return isRight
}

/** Wrong tries left for the last code of a purpose; 0 if it is void. */
export function codeTriesLeft(bank: Bank, to: string, purpose: keyof typeof letters): number {
  const mail = bank.store.mails.findFirst((query) => query.where({ to, purpose, used: false }))
  return mail === undefined ? 0 : maxWrongTries - mail.wrongTries
}

export function lastMail(bank: Bank): number {
  return lastNumber(bank, 'mails')
}

export function mailsAfter(bank: Bank, last: number): Mail[] {
  return bank.store.mails.all().filter(({ id }) => id > last)
}

async function voidCodes(bank: Bank, to: string, purpose: Mail['purpose']): Promise<void> {
  await bank.store.mails.updateMany((query) => query.where({ to, purpose, used: false }), {
    data: (mail) => {
      mail.used = true
    },
  })
}
