import { settingsSchema, type Settings } from '#mocks/db/records.ts'
import type { BankView } from '#mocks/db/store.ts'

export function settingsIn({ settings }: BankView): Settings {
  return settings[0] ?? settingsSchema.parse({})
}
