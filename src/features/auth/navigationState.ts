import { textIn } from '#src/lib/fields.ts'

export function readHint(state: unknown): string | undefined {
  return textIn(state, 'hint')
}
