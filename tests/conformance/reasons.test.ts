import { describe, expect, it } from 'vitest'
import { customerByEmail } from '#mocks/domain/customers.ts'
import { holderOf } from '#mocks/domain/sessions.ts'
import { notices, refusal, rows, tampers, transfer } from '#tests/conformance/broken/edits.ts'
import { judge, told } from '#tests/conformance/broken/judge.ts'
import { moneyLines } from '#tests/conformance/reports/report.ts'
import { textReport } from '#tests/conformance/reports/text.ts'

describe('what reproduces a finding', { timeout: 60_000 }, () => {
  it('confirms the PIN before the transfer', async () => {
    const report = await judge({
      only: transfer,
      after: tampers(
        'submitTransfer',
        (json) => void (json['icon'] = json['icon'] === 'success' ? 'Success' : 'error'),
      ),
    })
    const [finding] = report.operations.find(({ id }) => id === 'submitTransfer')?.findings ?? []
    expect(finding?.curl).toMatch(/^curl .*confirmmypin=confirmmypin.*&pin='"\$\{PIN:\?\}"'.* && curl .*newtrs=newtrs/)
  })

  it('names the other calls that broke the rule', async () => {
    const report = await judge({
      only: ['getContact'],
      after: ({ id, response }) => (id === 'getContact' ? { ...response, type: 'text/html' } : undefined),
    })
    expect(textReport(report, false)).toMatch(/when .*, \d+ times, also: /)
  })
})

describe('the first lines of a report', () => {
  it('name what happened to money', () => {
    const finding = { rule: 'booked-once', level: 'MUST' as const, title: '', why: '', place: '', note: '', curl: '' }
    const findings = [{ ...finding, operation: 'submitTransfer', expected: 'one', got: 'two', times: 1 }]
    const row = { id: 'submitTransfer', wire: 'newtrs', domain: 'transfers', result: 'violates' as const, cases: 3 }
    expect(moneyLines({ operations: [{ ...row, findings }] })).toEqual([
      'ONE ORDER WAS BOOKED MORE THAN ONCE: submitTransfer',
    ])
  })
})

describe('the reason that a report gives', { timeout: 60_000 }, () => {
  it('names the list whose rows are at fault, also at the action that needs an id of it', async () => {
    const spelled = tampers('getNotifications', (json) => {
      for (const row of rows(json, 'notifications')) row['wasread'] = row['wasread'] === 'yes' ? 'Yes' : 'No'
    })
    const { operations, skippedRules } = await judge({ only: notices, after: spelled })
    const action = operations.find(({ id }) => id === 'markNotificationAsRead')
    expect(action?.reason).toMatch(/every call was refused: .*the list of getNotifications cannot be read, see notif/)
    const skipped = skippedRules.find(({ id }) => id === 'read-stays-read')
    expect(skipped?.reason).toContain('wasread is "Yes", neither "yes" nor "no"')
  })

  it('says that an address could not be restored only if it is another one', async () => {
    const { notes } = await judge({
      only: ['updateEmail', 'getProfile'],
      settings: { parts: ['forms'] },
      before: ({ text, bank }) => {
        const isOwn = holderOf(bank, text('token'))?.customer.email === text('email')
        return text('updateemail') === 'updateemail' && isOwn ? refusal : undefined
      },
    })
    expect(notes.filter((note) => note.includes('restored'))).toEqual([])
  })

  it('names the taken address, not the password that passes the rules of the bank', async () => {
    const report = await judge({
      only: ['signUp'],
      settings: { parts: ['forms'] },
      before: ({ id, text, bank }) => {
        if (id !== 'signUp') return undefined
        if (text('password').length < 8) return refusal
        if (customerByEmail(bank, text('email')) === undefined) return undefined
        return { status: 500, type: 'application/json', body: '{"status":"error","message":"UNIQUE"}' }
      },
    })
    expect(told(report)).toMatch(/^no-server-error@signUp \(the form that is varied: an address that is taken\)/)
  })
})
