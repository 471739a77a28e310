/** Looks into the mock bank's memory, as it is kept in the browser under test: what the screens say is not the only witness. */
import type { Page } from '@playwright/test'
import type { Journal, Mail, Transfer } from '#mocks/db/records.ts'

interface Memory {
  journal: Journal[]
  mails: Mail[]
  transfers: Transfer[]
}

/** Everything of one kind that the bank remembers. */
export async function remembered<Kind extends keyof Memory>(page: Page, kind: Kind): Promise<Memory[Kind]> {
  return (await page.evaluate(readMemory))[kind]
}

/** Runs in the page: reads what the bank keeps between reloads. */
function readMemory(): Promise<Memory> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error('The bank keeps nothing here.'))
    const opening = indexedDB.open('keyval-store')
    opening.onerror = fail
    opening.onsuccess = () => {
      const reading = opening.result.transaction('keyval').objectStore('keyval').get('mock-bank')
      reading.onerror = fail
      reading.onsuccess = () => {
        opening.result.close()
        resolve((reading.result as { snapshot: Memory }).snapshot)
      }
    }
  })
}

/** The balance of an account in the ledger, in minor units: all its postings but those of failed events. */
export async function ledgerBalance(page: Page, account: string): Promise<number> {
  return (await remembered(page, 'journal'))
    .filter(({ status }) => status !== 'failed')
    .flatMap(({ postings }) => postings)
    .filter((posting) => posting.account === account)
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** The code that the bank sent last to an e-mail address. */
export async function lastCode(page: Page, to: string): Promise<string> {
  const letter = (await remembered(page, 'mails')).findLast((mail) => mail.to === to && mail.code !== '')
  if (letter === undefined) throw new Error(`No code has been sent to ${to}.`)
  return letter.code
}
