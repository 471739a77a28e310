import { expect, it } from 'vitest'
import { createQueryClient } from '#src/api/queryClient.ts'
import { detailsSchema } from '#src/features/profile/schema.ts'
import { renderPage } from '#tests/support/renderPage.tsx'
import { ProfileForm } from './ProfileForm.tsx'

it('[R183] has every field that it sends: one without an input would be sent empty', async () => {
  const profile = { fullname: 'Ada Marlow', email: 'ada@example.com' }
  await renderPage(<ProfileForm profile={profile} kept={undefined} />, createQueryClient())
  const names = Array.from(document.querySelectorAll('form [name]'), (input) => input.getAttribute('name'))
  for (const name of Object.keys(detailsSchema.def.shape)) expect(names).toContain(name)
})
