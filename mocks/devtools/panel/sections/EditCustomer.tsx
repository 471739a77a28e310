import { useState } from 'react'
import { verificationStates, type Customer } from '#mocks/db/records.ts'
import { useBank } from '#mocks/devtools/panel/BankContext.ts'
import { Actions, Stack } from '#mocks/devtools/panel/parts.tsx'
import { editCustomer } from '#mocks/domain/editing.ts'
import { parseAmount } from '#src/lib/money.ts'
import { Button } from '#src/ui/Button.tsx'
import { Select } from '#src/ui/Select.tsx'
import { TextField } from '#src/ui/TextField.tsx'

const states = verificationStates.map((id) => ({ id, label: id }))

export function EditCustomer({ onSaved }: { onSaved: (text: string) => void }) {
  const { view } = useBank()
  const [id, setId] = useState<string | null>(null)
  const customer = view.customers.find((entry) => entry.id === id)
  return (
    <Stack as="section" aria-label="Edit a customer">
      <h3>Edit a customer</h3>
      <Select
        label="Customer"
        value={id}
        options={view.customers.map((entry) => ({ id: entry.id, label: entry.fullname }))}
        onChange={setId}
      />
      {customer !== undefined && <Fields key={customer.id} customer={customer} onSaved={onSaved} />}
    </Stack>
  )
}

function Fields({ customer, onSaved }: { customer: Customer; onSaved: (text: string) => void }) {
  const { act, refetch } = useBank()
  const [fullname, setFullname] = useState(customer.fullname)
  const [plan, setPlan] = useState(customer.current_plan)
  const [verification, setVerification] = useState(customer.verification)
  const [balance, setBalance] = useState('')
  const amount = parseAmount(balance)
  const isUnreadable = balance !== '' && amount === undefined

  async function save(): Promise<void> {
    const edit = { fullname, verification, current_plan: plan, ...(amount === undefined ? {} : { balance: amount }) }
    await act((bank) => editCustomer(bank, customer.id, edit))
    onSaved(`${fullname} is saved.`)
    refetch()
  }

  return (
    <>
      <TextField label="Full name" value={fullname} onChange={setFullname} />
      <TextField
        label="New balance"
        description="As 1234.50; booked as a correction. Empty leaves the balance as it is."
        value={balance}
        onChange={setBalance}
        errorMessage={isUnreadable ? 'Write an amount as 1234.50.' : undefined}
      />
      <Select
        label="Identity"
        value={verification}
        options={states}
        onChange={(chosen) =>
          setVerification((before) => verificationStates.find((state) => state === chosen) ?? before)
        }
      />
      <TextField label="Plan" value={plan} onChange={setPlan} />
      <Actions>
        <Button variant="secondary" isDisabled={isUnreadable} onPress={() => void save()}>
          Save the customer
        </Button>
      </Actions>
    </>
  )
}
