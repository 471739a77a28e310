import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)).config,
  ts.sys,
  '.',
)

/** What the type checker says of a file in which a piece of text is replaced, everything else being as it is. */
function complaints(file: string, from: RegExp | string, to: string): string[] {
  const path = resolve(file)
  const before = readFileSync(path, 'utf8')
  const after = before.replace(from, to)
  if (after === before && from !== '') throw new Error(`${file} holds no ${String(from)}`)
  const host = ts.createCompilerHost({ ...options, incremental: false })
  const asItIs = host.getSourceFile.bind(host)
  host.getSourceFile = (name, ...rest) =>
    resolve(name) === path ? ts.createSourceFile(name, after, ts.ScriptTarget.ES2023, true) : asItIs(name, ...rest)
  const program = ts.createProgram([path], { ...options, incremental: false, tsBuildInfoFile: '' }, host)
  return program
    .getSemanticDiagnostics(program.getSourceFile(path))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

// Each of these type-checks a part of the project.
describe('what is forgotten does not compile', { timeout: 120_000 }, () => {
  it('which loaders an action changes', () => {
    const file = 'src/api/invalidation.ts'
    expect(complaints(file, '', '')).toEqual([])
    expect(complaints(file, / {2}updateEmail: .*\n/, '').join()).toMatch(/'updateEmail' is missing/)
    expect(complaints(file, "updateEmail: ['getProfile']", "updateEmail: ['getProfiles']").join()).toMatch(
      /"getProfiles"/,
    )
    expect(complaints(file, 'updateEmail:', 'updateMail: [], updateEmail:').join()).toMatch(/'updateMail'/)
  })

  it('how the mock bank answers an operation', () => {
    const file = 'mocks/dispatch.ts'
    expect(complaints(file, /\n {2}\.\.\.profile,/, '').join()).toMatch(/getProfile, updatePicture, updateProfile/)
  })

  it('what an operation of the mock bank needs, and what it answers', () => {
    const file = 'mocks/handlers/contact.ts'
    expect(complaints(file, '', '')).toEqual([])
    expect(complaints(file, /getContact: /, 'getContacts: ').join()).toMatch(/getContacts/)
  })
})
