/** `npm run conformance`: checks a running backend against the contract. */
const { stdout: out, stderr: err, stdin: input } = process
const stop = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const)
  // Once: the second time it ends the process at once.
  process.once(name, () => {
    err.write('\nStopping: what is under way is put back first. Press Ctrl+C again to end at once.\n')
    stop.abort()
  })
// Loaded once the signals are listened to, so that the reports are written however early one arrives.
const { conformance } = await import('./command.ts')
process.exitCode = await conformance(process.argv.slice(2), { out, err, input, signal: stop.signal })

export {}
