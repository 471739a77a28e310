import { settingsSchema, type Settings } from '#mocks/db/records.ts'
import type { Snapshot } from '#mocks/db/store.ts'

export function settingsIn({ settings }: Snapshot): Settings {
  return settings[0] ?? settingsSchema.parse({})
}
