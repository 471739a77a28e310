import { describe, expect, it } from 'vitest'
import { faultKinds } from '#mocks/faults/faults.ts'
import { scenarioSteps } from '#mocks/scenario.ts'
import { loadContract, operationsOf, requestOf } from '#openapi/tools/contract.ts'
import { escape, inline, markdown } from '#openapi/tools/docs/html.ts'
import { docsPage } from '#openapi/tools/docs/page.ts'

const contract = await loadContract()
const html = docsPage(contract)
const articles = new Map(
  html
    .split('<article id="')
    .slice(1)
    .map((part) => [part.slice(0, part.indexOf('"')), part]),
)
const posts = Object.values(contract.paths).map(({ post }) => post)

describe('the API reference', () => {
  it.each(operationsOf(contract))(
    'describes how $wire ($id) is selected, its parameters and how to try it',
    (operation) => {
      const article = articles.get(operation.id) ?? ''
      const selectors = [
        ...Object.entries(operation.query).map(([name, value]) => `?${name}=${value}`),
        ...Object.entries(operation.fields).map(([name, value]) => `${name}=${value}`),
      ]
      for (const selector of selectors) expect(article.replaceAll('<wbr>', '')).toContain(`<code>${selector}</code>`)
      expect(article).toContain(
        operation.encoding === 'multipart' ? 'multipart/form-data' : 'application/x-www-form-urlencoded',
      )
      expect(article).toContain(`curl &#39;http://127.0.0.1:4010/api/users.php`)
      expect(article).toMatch(/Request fields of .*<code>token<\/code>|<dd>no session<\/dd>/s)
      expect(html).toContain(`href="#${operation.id}"`)
    },
  )

  it.each(posts)('contains every example of $operationId', (post) => {
    const article = articles.get(post.operationId) ?? ''
    const [media] = Object.values(post.responses['200']?.content ?? {})
    const examples = Object.entries(media?.examples ?? {})
    expect(examples.length).toBeGreaterThan(0)
    for (const [name, { summary, value }] of examples) {
      expect(article).toContain(`Example: ${escape(summary ?? name)}</summary>`)
      expect(article).toContain(escape(JSON.stringify(value, null, 2)))
    }
    const [request] = Object.values(post.requestBody?.content ?? {})
    const [example] = Object.values((request?.examples ?? {}) as Record<string, { value: Record<string, string> }>)
    for (const name of Object.keys(example?.value ?? {})) expect(article).toMatch(new RegExp(`&#39;${name}=`))
  })

  it('sends a file in every file field', () => {
    for (const post of posts) {
      const files = Object.entries(requestOf(contract, post)?.schema.properties ?? {}).filter(
        ([, { format }]) => format === 'binary',
      )
      const article = articles.get(post.operationId) ?? ''
      for (const [name] of files) expect(article).toContain(`--form &#39;${name}=@picture.png;type=image/png&#39;`)
      expect(article.includes('the file <code>picture.png</code>')).toBe(files.length > 0)
    }
  })

  it('describes lengths and patterns', () => {
    expect(articles.get('signUp')).toContain('<td>string of at least 6 characters</td>')
    expect(articles.get('createPin')).toContain('string of the pattern <code class="pattern">^\\d{4}$</code>')
  })

  it('documents every scenario step and failure of the mock bank', () => {
    for (const { usage } of Object.values(scenarioSteps)) expect(html).toContain(`<code>${escape(usage)}</code>`)
    for (const kind of Object.keys(faultKinds)) expect(html).toContain(`<code>${kind}</code>`)
  })

  it('loads nothing from other sites', () => {
    expect(html).not.toMatch(/(?:src|href)="(?!#)/)
    expect(html).not.toMatch(/url\(|@import/)
    expect(html).toContain("default-src 'none'")
  })

  it('has a target for each link, and unique ids', () => {
    const ids = [...html.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, target] of html.matchAll(/href="#([\w-]+)"/g)) expect(ids).toContain(target)
  })
})

describe('descriptions as HTML', () => {
  it('escapes markup', () => {
    expect(inline('<b>**x**</b> `<i>` & *y*')).toBe(
      '&lt;b&gt;<strong>x</strong>&lt;/b&gt; <code>&lt;i&gt;</code> &amp; <em>y</em>',
    )
  })

  it('supports paragraphs, headings, nested lists and tables', () => {
    const text = '## Title\nOne\ntwo.\n\n- a\n  goes on\n  - b\n- c\n\n1. d\n\n| A | B |\n|---|---|\n| `1` | 2 |'
    expect(markdown(text, 4)).toBe(
      [
        '<h4>Title</h4>',
        '<p>One two.</p>',
        '<ul><li>a goes on<ul><li>b</li></ul></li><li>c</li></ul>',
        '<ol><li>d</li></ol>',
        '<div class="wide" role="group" aria-label="Table" tabindex="0"><table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><th scope="row"><code>1</code></th><td>2</td></tr></tbody></table></div>',
      ].join('\n'),
    )
  })
})
