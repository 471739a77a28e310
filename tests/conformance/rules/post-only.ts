import { refused } from '#tests/conformance/checks.ts'
import { intro, type CallRule } from '#tests/conformance/rule.ts'
import { misname } from '#tests/conformance/variations.ts'

export const postOnly: CallRule = {
  id: 'post-only',
  about: 'calls',
  level: 'MUST',
  title: 'Nothing is served by GET.',
  why: 'What GET serves ends up in histories, caches and logs, and a foreign page can call it with an image.',
  restsOn: ['served as it is', 'an unknown name is refused'],
  source: intro('There is no other path and no other method'),
  // Neither token nor password goes into an address, so a session is not part of this.
  calls: (operation, context) =>
    misname(operation, context, 'by GET', (form, wire) => ({
      method: 'GET',
      query: form.query['crud'] === undefined ? { [wire]: wire } : form.query,
      parts: [],
    })),
  check: refused,
}
