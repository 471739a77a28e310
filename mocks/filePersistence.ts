import { readFile, rename, writeFile } from 'node:fs/promises'
import { onChange, parsed, restoreSnapshot, snapshot } from '#mocks/db/store.ts'
import type { Bank } from '#mocks/domain/bank.ts'

/** False if the file does not exist; throws if it contains something else. */
export async function restoreFromFile(bank: Bank, file: string): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return false
  if (await restoreSnapshot(bank.store, parsed(text))) return true
  throw new Error(`${file} contains no bank that this version can read. Delete the file to start over.`)
}

/** Writes at most once a second. Returns a function that writes pending changes. */
export function keepInFile(bank: Bank, file: string, onError: (error: unknown) => void): () => Promise<void> {
  let changed = true
  onChange(bank.store, () => {
    changed = true
  })
  const write = async (): Promise<void> => {
    if (!changed) return
    changed = false
    // Written to a temporary file and renamed, so an interrupted write leaves the previous file.
    await writeFile(`${file}.new`, JSON.stringify(snapshot(bank.store)))
    await rename(`${file}.new`, file)
  }
  let last = write()
  const next = (): Promise<void> => (last = last.then(write))
  setInterval(() => void next().catch(onError), 1000).unref()
  return next
}
