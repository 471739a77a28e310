import type { Bank } from '#mocks/domain/bank.ts'
import { customerById } from '#mocks/domain/customers.ts'
import { bookEntry, house } from '#mocks/domain/ledger.ts'
import { notify } from '#mocks/domain/notifications.ts'
import type { Calendar } from './events.ts'

/** Long texts, one long word, several scripts, markup. */
const names = [
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzgesellschaft',
  'Bäckerei & Konditorei Müller <Söhne>, Inhaber Jürgen Österreicher-Großkopf',
  'شركة الاتصالات المتحدة',
  '東京都千代田区丸の内一丁目書店',
  'Ćevapčići kod Đorđa 🥘',
  '"Quotes", \'apostrophes\' and a \\ backslash',
  'x',
] as const

export async function seedVariety(bank: Bank, { daysAgo }: Calendar): Promise<void> {
  const vida = customerById(bank, 'vida')
  if (vida === undefined) return
  for (const [index, name] of names.entries()) {
    const amount = 100_000_000 - index * 9_999_999
    await bookEntry(bank, {
      at: daysAgo(14 - index, '09:00'),
      name,
      status: index === 2 ? 'failed' : 'successful',
      postings: [
        { account: vida.accountNumber, amount: index % 2 === 0 ? amount : -1 - index },
        { account: house.cash, amount: index % 2 === 0 ? -amount : 1 + index },
      ],
    })
    await notify(bank, 'vida', { title: name, body: `${name}. `.repeat(index + 1), at: daysAgo(7 - index, '00:00') })
  }
}
