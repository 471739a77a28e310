/** `npm run conformance`: does a running backend do what the contract says? */
import { conformance } from './command.ts'

const { stdout: out, stderr: err, stdin: input } = process
process.exitCode = await conformance(process.argv.slice(2), { out, err, input })
