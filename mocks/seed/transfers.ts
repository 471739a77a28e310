import type { Transfer } from '#mocks/db/records.ts'
import { customerById } from '#mocks/domain/customers.ts'
import { orderTransfer, settleTransfer, type TransferOrder } from '#mocks/domain/transfers.ts'
import type { Calendar, SeedEvent } from './events.ts'
import type { PersonaId } from './personas.ts'

type Payee = Omit<TransferOrder, 'amount' | 'note'>

const ben: Payee = {
  bank: 'Harbour Trust',
  act_no: '2024000102',
  act_hold_name: 'Ben Okafor',
  swift: 'DEMOXX00',
  routing: '000000000',
  country: 'United Kingdom',
  currency: 'USD',
}
const nora: Payee = { ...ben, act_no: '2024000103', act_hold_name: 'Nora Lind' }
const lena: Payee = {
  bank: 'Meridian Mutual',
  act_no: '5500112233',
  act_hold_name: 'Lena Abel',
  swift: 'DEMOYY11',
  routing: '111000000',
  country: 'Germany',
  currency: 'USD',
}
const iris: Payee = {
  bank: 'Baltic Savings',
  act_no: 'XX38 2200 2210 2014 5685',
  act_hold_name: 'Iris Tamm',
  swift: 'DEMOZZ22',
  routing: '',
  country: 'Estonia',
  currency: 'EUR',
}
const sam: Payee = {
  bank: 'Union Coast Bank',
  act_no: '730155012290',
  act_hold_name: 'Sam Reyes',
  swift: 'DEMOWW33',
  routing: '222000000',
  country: 'United States',
  currency: 'USD',
}
const sunita: Payee = {
  bank: 'Lotus Cooperative Bank',
  act_no: '910020034455',
  act_hold_name: 'Sunita Rao',
  swift: 'DEMOVV44',
  routing: '',
  country: 'India',
  currency: 'INR',
}
const priya: Payee = { ...sunita, act_no: '910020078812', act_hold_name: 'Priya Nair' }

/** Ada's last transfer is in progress; many of Gita's go to one payee, and two failed. */
export function transferEvents({ daysAgo, inMonth }: Calendar): SeedEvent[] {
  return [
    ...[5, 4, 3, 2, 1, 0].flatMap((monthsAgo) => [
      ...transfer(inMonth(monthsAgo, 22, '08:20'), 'ada', nora, 7_500, 'Piano lessons'),
      ...transfer(inMonth(monthsAgo, 5, '19:05'), 'gita', sunita, 12_000, 'For home'),
    ]),
    ...transfer(inMonth(5, 11, '18:30'), 'ada', lena, 6_000, 'Birthday present'),
    ...transfer(inMonth(4, 16, '11:12'), 'ada', sam, 3_500, 'Hotel deposit'),
    ...transfer(inMonth(3, 14, '20:15'), 'ada', iris, 9_000, 'Festival tickets'),
    ...transfer(inMonth(2, 9, '17:40'), 'ada', ben, 20_000, 'Football tickets'),
    ...transfer(inMonth(1, 21, '21:05'), 'ada', lena, 8_000, 'Dinner'),
    ...transfer(daysAgo(6, '10:30'), 'ada', ben, 15_000, 'Concert tickets'),
    ...transfer(daysAgo(2, '15:45'), 'ada', lena, 42_000, 'Deposit for the flat', 'in_progress'),
    ...transfer(daysAgo(15, '12:10'), 'gita', priya, 4_500, 'Course fee', 'failed'),
    ...transfer(daysAgo(13, '12:25'), 'gita', priya, 4_500, 'Course fee', 'failed'),
    ...transfer(daysAgo(11, '09:50'), 'gita', priya, 4_500, 'Course fee'),
  ]
}

/** Settles at eight on the next day. */
function transfer(
  at: string,
  payer: PersonaId,
  payee: Payee,
  amount: number,
  note: string,
  status: Transfer['status'] = 'successful',
): SeedEvent[] {
  let ordered: Transfer | undefined
  const order: SeedEvent = {
    at,
    happen: async (bank) => {
      const customer = customerById(bank, payer)
      if (customer === undefined) return
      const result = await orderTransfer(bank, customer, { ...payee, amount, note })
      if ('transfer' in result) ordered = result.transfer
    },
  }
  if (status === 'in_progress') return [order]
  const decided = new Date(Date.parse(at))
  decided.setUTCHours(32, 0)
  const decide: SeedEvent = {
    at: decided.toISOString(),
    happen: async (bank) => {
      if (ordered !== undefined) await settleTransfer(bank, ordered.id, status)
    },
  }
  return [order, decide]
}
