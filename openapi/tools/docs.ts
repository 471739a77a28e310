/** `npm run docs`: the API reference as a page by Redoc, and one file for client generators, in dist-docs. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundleDocument } from './bundle.ts'
import {
  loadContract,
  operationsOf,
  requestOf,
  resolve,
  withoutRepeatedConstants,
  type Contract,
  type OperationObject,
} from './contract.ts'

const folder = fileURLToPath(new URL('../../dist-docs/', import.meta.url))
const redoc = fileURLToPath(import.meta.resolve('redoc/bundles/redoc.standalone.js'))

/** It reports how it is used unless told otherwise, so the page may not call anybody. */
const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline' blob:",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** One file, which needs no network. */
export function referencePage(contract: Contract, server = 'http://127.0.0.1:4010'): string {
  const shown = withoutRepeatedConstants(contract)
  const posts = Object.values(shown.paths).map(({ post }) => post)
  for (const [index, { query }] of operationsOf(shown).entries()) {
    const search = new URLSearchParams(query).toString()
    const post = posts[index]
    if (post !== undefined)
      Object.assign(post, {
        'x-codeSamples': [
          { lang: 'curl', source: curlOf(shown, post, `${server}/api/users.php${search && `?${search}`}`) },
        ],
      })
  }
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${shown.info.title} ${shown.info.version}</title>
<div id="reference"></div>
<script type="text/plain" id="redoc">${readFileSync(redoc, 'utf8').replaceAll('</script', String.raw`<\/script`)}</script>
<script type="module">
const code = new Blob([document.getElementById('redoc').textContent], { type: 'text/javascript' })
const { init } = await import(URL.createObjectURL(code))
const contract = ${JSON.stringify(shown).replaceAll('<', String.raw`\u003c`)}
init(contract, { disableTelemetry: true, showExtensions: true }, document.getElementById('reference'))
</script>
</html>
`
}

/** Uses the values of the operation's example, and `picture.png` in each field for files. */
export function curlOf(contract: Contract, post: OperationObject, url: string): string {
  const { type, schema } = requestOf(contract, post) ?? { type: '', schema: {} }
  const [media] = Object.values(post.requestBody?.content ?? {})
  const [example] = Object.values((media?.examples ?? {}) as Record<string, { value: Record<string, string> }>)
  const flags = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (resolve(contract, field).format === 'binary') return [`--form '${name}=@picture.png;type=image/png'`]
    const value = example?.value[name]
    if (value === undefined) return []
    const quoted = value.replaceAll("'", String.raw`'\''`)
    return [`${type === 'multipart/form-data' ? '--form-string' : '--data-urlencode'} '${name}=${quoted}'`]
  })
  return [`curl '${url}'`, ...flags].join(' \\\n  ')
}

if (import.meta.main) {
  const contract = await loadContract()
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of [
    ['index.html', referencePage(contract)],
    ['users.bundle.yaml', bundleDocument(contract)],
  ] as const) {
    writeFileSync(`${folder}${name}`, text)
    console.log(`Written: ${folder}${name}`)
  }
}
