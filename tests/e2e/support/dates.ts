import type { Locator } from '@playwright/test'

export async function typeDate(field: Locator, iso: string, part: 'first' | 'last' = 'first'): Promise<void> {
  const [year = '', month = '', day = ''] = iso.split('-')
  for (const [name, digits] of Object.entries({ month, day, year })) {
    const segment = field.getByRole('spinbutton', { name: new RegExp(`^${name}`) })[part]()
    await segment.focus()
    await segment.pressSequentially(digits)
  }
}
