const { stdout: out, stderr: err, stdin: input } = process
const stop = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => {
    err.write('\nStopping: the run restores what it changed. Press Ctrl+C again to end at once.\n')
    stop.abort()
  })
// Imported after the signal handlers are set, so that reports are written however early a signal arrives.
const { conformance } = await import('#tests/conformance/command/command.ts')
process.exitCode = await conformance(process.argv.slice(2), { out, err, input, signal: stop.signal })

export {}
