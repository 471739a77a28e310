import { useState } from 'react'
import { useBank } from '#mocks/devtools/panel/BankContext.ts'
import { Note, Row, RowButton, Rows, Stack } from '#mocks/devtools/panel/parts.tsx'
import { TextBox } from '#mocks/devtools/panel/TextBox.tsx'
import { changeSettings, settingsIn } from '#mocks/domain/bank.ts'
import { setChaos } from '#mocks/faults/chaos.ts'
import { faultKinds, injectFault, isFaultKind, removeFault } from '#mocks/faults/faults.ts'
import { table } from '#mocks/generated/tables.ts'
import { isOperation } from '#mocks/scenario.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { Select } from '#src/ui/fields/Select.tsx'

const latencies = [0, 300, 1000, 3000, 10_000]
const shares = [0, 10, 30, 50]
const operations = [
  { id: '*', label: 'any operation' },
  ...Object.entries(table).map(([id, { wire }]) => ({ id, label: `${id} (${wire})` })),
]
const kinds = Object.entries(faultKinds).map(([id, what]) => ({ id, label: `${id}: ${what}` }))

function durations(chosen: number): { id: string; label: string }[] {
  return [...new Set([...latencies, chosen])].map((ms) => ({
    id: String(ms),
    label: ms === 0 ? 'no extra time' : `${ms.toLocaleString('en')} ms`,
  }))
}

export function Network() {
  const { view, act } = useBank()
  const [operation, setOperation] = useState('*')
  const [kind, setKind] = useState<string>('error500')
  const [body, setBody] = useState('')
  const [lasts, setLasts] = useState(false)
  const { latencyMs: latency, chaosPercent: chaos, offline } = settingsIn(view.settings)

  async function inject(): Promise<void> {
    const options = { times: lasts ? 0 : 1, ...(kind === 'response' ? { body } : {}) }
    if (isOperation(operation) && isFaultKind(kind)) await act((bank) => injectFault(bank, operation, kind, options))
  }

  return (
    <Stack>
      <Select
        label="Every response takes"
        value={String(latency)}
        options={durations(latency)}
        onChange={(ms) => void act((bank) => changeSettings(bank, { latencyMs: Number(ms) }))}
      />
      <Select
        label="Calls that fail by chance"
        value={String(chaos)}
        options={[...new Set([...shares, chaos])].map((share) => ({ id: String(share), label: `${share} %` }))}
        onChange={(share) => void act((bank) => setChaos(bank, Number(share), 1))}
      />
      <Checkbox isSelected={offline} onChange={(isCut) => void act((bank) => changeSettings(bank, { offline: isCut }))}>
        Cut the network
      </Checkbox>
      <h3>One operation</h3>
      <Select label="Operation" value={operation} options={operations} onChange={setOperation} />
      <Select label="How" value={kind} options={kinds} onChange={setKind} />
      {kind === 'response' && (
        <TextBox
          label="Response"
          description="Sent as it is, with HTTP 200 as JSON; it may break the contract."
          value={body}
          onChange={setBody}
        />
      )}
      <Checkbox isSelected={lasts} onChange={setLasts}>
        Until I remove it
      </Checkbox>
      <Button variant="secondary" onPress={() => void inject()}>
        {lasts ? 'Fail every call' : 'Fail the next call'}
      </Button>
      {view.faults.length === 0 ? (
        <Note>No failure is waiting.</Note>
      ) : (
        <Rows aria-label="Failures that wait">
          {view.faults.map((fault) => (
            <Row
              key={fault.id}
              title={fault.operation === '*' ? 'any operation' : fault.operation}
              actions={
                <RowButton
                  action="Remove"
                  what={`failure ${fault.id}`}
                  onPress={() => void act((bank) => removeFault(bank, fault.id))}
                />
              }
            >
              {isFaultKind(fault.kind) ? faultKinds[fault.kind] : fault.kind}
              {fault.times === 0 && ', until it is removed'}
              {fault.times > 1 && `, ${fault.times} times`}
            </Row>
          ))}
        </Rows>
      )}
    </Stack>
  )
}
