import { draw } from '#mocks/domain/environment.ts'
import { house } from '#mocks/domain/ledger.ts'
import { movement, type Calendar, type SeedEvent } from './events.ts'

/** Persona and amount in minor units. */
const openings = [
  ['ada', 961_876],
  ['ben', 80_000],
  ['nora', 50_000],
  ['gita', 100_000],
  ['cora', 500_000],
  ['iris', 10_000],
  ['cleo', 200_000],
  ['dora', 200_000],
  ['zoe', 100_000],
  ['theo', 100_000],
  ['oscar', 400_000],
] as const

/** Monthly entries: persona, day, time, name, amount, variation in percent. */
const monthly = [
  ['ada', 2, '09:00', 'Salary, Tidewater Works', 320_000, 0],
  ['ada', 3, '06:10', 'Alder Street Lettings', -115_000, 0],
  ['ada', 5, '17:24', 'Harbour Grocery', -8_435, 30],
  ['ada', 8, '05:30', 'Tideline Music', -1_199, 0],
  ['ada', 12, '18:02', 'Harbour Grocery', -6_810, 30],
  ['ada', 18, '06:15', 'Northline Energy', -12_990, 4],
  ['ada', 20, '07:45', 'Coastline Rail', -11_850, 0],
  ['ada', 25, '05:30', 'Gullwing Fitness', -3_900, 0],
  ['ada', 26, '17:51', 'Harbour Grocery', -9_415, 30],
  ['ada', 27, '05:30', 'Beacon Mobile', -2_450, 0],
  ['gita', 1, '08:30', 'Salary, Kestrel Studio', 210_000, 0],
  ['gita', 4, '06:10', 'Mill Lane Homes', -85_000, 0],
  ['gita', 9, '18:20', 'Corner Grocery', -7_320, 30],
  ['gita', 16, '18:45', 'Corner Grocery', -6_180, 30],
  ['gita', 19, '06:15', 'Northline Energy', -8_450, 4],
  ['oscar', 6, '10:00', 'Hart Gallery', 185_000, 12],
  ['oscar', 7, '06:10', 'Old Forge Studios', -62_000, 0],
  ['oscar', 14, '18:30', 'Corner Grocery', -9_240, 30],
  ['oscar', 21, '11:15', 'Chandler Paints', -14_375, 30],
] as const

/** Single entries: persona, months ago, day, time, name, amount. */
const once = [
  ['ada', 5, 24, '15:12', 'Larkspur Garden', -4_580],
  ['ada', 5, 19, '09:00', 'Expenses, Tidewater Works', 24_000],
  ['ada', 4, 9, '20:31', 'Windward Air', -64_200],
  ['ada', 3, 6, '16:05', 'Book Nook', -3_120],
  ['ada', 3, 21, '09:40', 'Transfer from Sam Reyes', 32_100],
  ['ada', 2, 24, '10:20', 'Quayside Dental', -38_700],
  ['ada', 1, 15, '12:44', 'Book Nook', -6_400],
  ['ada', 1, 28, '14:08', 'Cinder & Oak Furniture', -29_900],
  ['oscar', 2, 17, '11:00', 'Sale of the boat', 4_250_000],
] as const

/** The months of Home's chart, without the current one. */
const monthsBack = 5

export function accountEvents({ daysAgo, inMonth }: Calendar): SeedEvent[] {
  return [
    ...openings.map(([persona, amount]) =>
      movement(inMonth(8, 3, '10:00'), { persona, name: 'Opening deposit', amount, other: house.capital }),
    ),
    ...monthly.flatMap(([persona, day, time, name, usual, percent]) =>
      Array.from({ length: monthsBack + 1 }, (_, monthsAgo) =>
        movement(inMonth(monthsAgo, day, time), {
          persona,
          name,
          amount: Math.round(usual * (1 + (draw(day, monthsAgo) - 0.5) * (percent / 100))),
        }),
      ),
    ),
    ...once.map(([persona, monthsAgo, day, time, name, amount]) =>
      movement(inMonth(monthsAgo, day, time), { persona, name, amount }),
    ),
    movement(daysAgo(7, '19:40'), { persona: 'ada', name: 'Book Nook', amount: -2_375 }),
    movement(daysAgo(3, '08:15'), { persona: 'ada', name: 'City Transit pass', amount: -4_900, status: 'failed' }),
  ]
}
