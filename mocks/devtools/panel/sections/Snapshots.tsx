import { useEffect, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { parsed, replaceWith, snapshot } from '#mocks/db/store.ts'
import { useBank } from '#mocks/devtools/panel/BankContext.ts'
import { Actions, Note, Row, RowButton, Rows } from '#mocks/devtools/panel/parts.tsx'
import { removeSnapshot, savedSnapshots, saveSnapshot, type NamedSnapshot } from '#mocks/devtools/snapshots.ts'
import { isoDay } from '#src/lib/dates.ts'
import { Button } from '#src/ui/Button.tsx'
import { download } from '#src/ui/download.ts'
import { TextField } from '#src/ui/TextField.tsx'

export function Snapshots() {
  const { act } = useBank()
  const [name, setName] = useState('')
  const [saved, setSaved] = useState<readonly NamedSnapshot[]>([])
  const [problem, setProblem] = useState('')
  const readAgain = (): Promise<void> => savedSnapshots().then(setSaved)

  useEffect(() => {
    void savedSnapshots().then(setSaved)
  }, [])

  async function save(): Promise<void> {
    const kept = await act((bank) => Promise.resolve(snapshot(bank.store)))
    await saveSnapshot(name.trim(), kept)
    setName('')
    await readAgain()
  }

  async function restore(kept: unknown): Promise<void> {
    if (await act((bank) => replaceWith(bank.store, kept))) location.reload()
    else setProblem('This version cannot read that file. Nothing has changed.')
  }

  async function exportBank(): Promise<void> {
    const kept = await act((bank) => Promise.resolve(JSON.stringify(snapshot(bank.store))))
    download(`mock-bank-${isoDay(new Date())}.json`, new Blob([kept], { type: 'application/json' }))
  }

  return (
    <section aria-label="Snapshots">
      <h3>Snapshots</h3>
      <Note>The whole bank with its records. Restoring it ends sessions that are not in the snapshot.</Note>
      <TextField label="Name of the snapshot" value={name} onChange={setName} />
      <Actions>
        <Button variant="secondary" isDisabled={name.trim() === ''} onPress={() => void save()}>
          Save the bank
        </Button>
        <Button variant="secondary" onPress={() => void exportBank()}>
          Export the bank to a file
        </Button>
        <FileTrigger
          acceptedFileTypes={['application/json']}
          onSelect={(files) => {
            void files?.[0]?.text().then((text) => restore(parsed(text)))
          }}
        >
          <Button variant="secondary">Import a bank from a file</Button>
        </FileTrigger>
      </Actions>
      <p role="status">{problem}</p>
      {saved.length > 0 && (
        <Rows aria-label="Saved snapshots">
          {saved.map(({ name: title, at, snapshot: kept }) => (
            <Row
              key={title}
              title={title}
              actions={
                <>
                  <RowButton action="Restore" what={title} onPress={() => void restore(kept)} />
                  <RowButton action="Remove" what={title} onPress={() => void removeSnapshot(title).then(readAgain)} />
                </>
              }
            >
              {at.slice(0, 16).replace('T', ' ')} UTC
            </Row>
          ))}
        </Rows>
      )}
    </section>
  )
}
