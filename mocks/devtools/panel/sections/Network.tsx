import { useState } from 'react'
import { changeSettings } from '#mocks/domain/bank.ts'
import { setChaos } from '#mocks/faults/chaos.ts'
import { faultKinds, isFaultKind, injectFault, removeFault } from '#mocks/faults/faults.ts'
import { table } from '#mocks/generated/tables.ts'
import { isOperation } from '#mocks/scenario.ts'
import { useBank } from '#mocks/devtools/panel/BankContext.ts'
import { settingsIn } from '#mocks/devtools/panel/settingsIn.ts'
import { Note, Row, RowButton, Rows, Stack } from '#mocks/devtools/panel/parts.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'

const latencies = [0, 300, 1000, 3000, 10_000]
const shares = [0, 10, 30, 50]
const operations = [
  { id: '*', label: 'any operation' },
  ...Object.entries(table).map(([id, { wire }]) => ({ id, label: `${id} (${wire})` })),
]
const kinds = Object.entries(faultKinds).map(([id, what]) => ({ id, label: `${id}: ${what}` }))

/** Slow, cut, or failing in a way that the contract has to survive. */
export function Network() {
  const { view, act } = useBank()
  const [operation, setOperation] = useState('*')
  const [kind, setKind] = useState<string>('error500')
  const { latencyMs: latency, chaosPercent: chaos, offline } = settingsIn(view)

  async function inject(): Promise<void> {
    if (isOperation(operation) && isFaultKind(kind)) await act((bank) => injectFault(bank, operation, kind))
  }

  return (
    <Stack>
      <Select
        label="Every answer takes"
        value={String(latency)}
        options={[...new Set([...latencies, latency])].map((ms) => ({
          id: String(ms),
          label: ms === 0 ? 'no extra time' : `${ms.toLocaleString('en')} ms`,
        }))}
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
      <h3>Let the next call fail</h3>
      <Select label="Operation" value={operation} options={operations} onChange={setOperation} />
      <Select label="How" value={kind} options={kinds} onChange={setKind} />
      <Button variant="secondary" onPress={() => void inject()}>
        Fail the next call
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
            </Row>
          ))}
        </Rows>
      )}
    </Stack>
  )
}
