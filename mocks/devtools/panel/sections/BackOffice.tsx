import { useState } from 'react'
import { useBank } from '#mocks/devtools/panel/BankContext.ts'
import { Note, Row, RowButton, Rows, Stack } from '#mocks/devtools/panel/parts.tsx'
import type { Bank } from '#mocks/domain/bank.ts'
import { decideVerification } from '#mocks/domain/kyc.ts'
import { decideRequest } from '#mocks/domain/requests.ts'
import { settleTransfer } from '#mocks/domain/transfers.ts'
import { formatAmount } from '#src/lib/money.ts'

interface Case {
  key: string
  title: string
  detail: string
  what: string
  choices: readonly { action: string; done: string; decide: (bank: Bank) => Promise<void> }[]
}

export function BackOffice() {
  const { view, act, refetch } = useBank()
  const [done, setDone] = useState('')
  const nameOf = (id: string): string => view.customers.find((customer) => customer.id === id)?.fullname ?? id

  const identities = view.customers
    .filter(({ verification }) => verification === 'Pending Verification')
    .map(({ id, fullname }): Case => {
      const files = view.verifications.findLast(({ customer }) => customer === id)?.files ?? []
      return {
        key: id,
        title: fullname,
        what: `identity of ${fullname}`,
        detail:
          files.length === 0 ? 'Documents not kept' : files.map(({ field, name }) => `${field}: ${name}`).join(', '),
        choices: [
          {
            action: 'Approve',
            done: `The identity of ${fullname} is approved. It counts from the next sign-in.`,
            decide: (bank) => decideVerification(bank, id, true),
          },
          {
            action: 'Decline',
            done: `The identity of ${fullname} is declined. It counts from the next sign-in.`,
            decide: (bank) => decideVerification(bank, id, false),
          },
        ],
      }
    })

  const requests = view.requests
    .filter(({ status }) => status === 'pending')
    .map(({ id, kind, type, amount, choice, proof, customer }): Case => {
      const what = `${kind.replace('-', ' ')} ${id}`
      return {
        key: String(id),
        title: `${nameOf(customer)}: ${what}`,
        what,
        detail: [type, formatAmount(amount), choice, proof?.name].filter(Boolean).join(', '),
        choices: [
          {
            action: 'Confirm',
            done: `The ${what} is confirmed.`,
            decide: (bank) => decideRequest(bank, id, 'confirmed'),
          },
          {
            action: 'Decline',
            done: `The ${what} is declined.`,
            decide: (bank) => decideRequest(bank, id, 'declined'),
          },
        ],
      }
    })

  const transfers = view.transfers
    .filter(({ status }) => status === 'in_progress')
    .map(({ id, customer, act_hold_name, bank: payeeBank, amount, currency }): Case => ({
      key: String(id),
      title: `${nameOf(customer)} to ${act_hold_name}`,
      what: `transfer ${id}`,
      detail: [`transfer ${id}`, `${formatAmount(amount)} ${currency}`.trim(), payeeBank].join(', '),
      choices: [
        {
          action: 'Settle',
          done: `Transfer ${id} is settled.`,
          decide: (bank) => settleTransfer(bank, id, 'successful'),
        },
        {
          action: 'Fail',
          done: `Transfer ${id} has failed.`,
          decide: (bank) => settleTransfer(bank, id, 'failed'),
        },
      ],
    }))

  const groups = [
    { name: 'Identities to review', cases: identities },
    { name: 'Payments to confirm', cases: requests },
    { name: 'Transfers to settle', cases: transfers },
  ]
  return (
    <Stack>
      <p role="status">{done}</p>
      {groups.map(({ name, cases }) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          {cases.length === 0 ? (
            <Note>Nothing to decide.</Note>
          ) : (
            <Rows>
              {cases.map(({ key, title, detail, what, choices }) => (
                <Row
                  key={key}
                  title={title}
                  actions={choices.map((choice) => (
                    <RowButton
                      key={choice.action}
                      action={choice.action}
                      what={what}
                      onPress={() =>
                        void act(choice.decide).then(() => {
                          setDone(choice.done)
                          refetch()
                        })
                      }
                    />
                  ))}
                >
                  {detail}
                </Row>
              ))}
            </Rows>
          )}
        </section>
      ))}
    </Stack>
  )
}
