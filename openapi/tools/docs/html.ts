/** Everything that is not markup of our own is escaped. */

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter)
}

/** `code`, **bold**, *emphasis*. */
export function inline(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) =>
      part.startsWith('`') && part.length > 2
        ? `<code>${escape(part.slice(1, -1))}</code>`
        : escape(part)
            .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
            .replaceAll(/\*([^*]+)\*/g, '<em>$1</em>'),
    )
    .join('')
}

export function markdown(text: string, headingLevel: number): string {
  const blocks: string[] = []
  for (const block of text.trim().split(/\n\s*\n/)) {
    const lines = block.split('\n')
    const heading = /^#+ (.*)$/.exec(lines[0] ?? '')
    if (heading !== null) {
      blocks.push(`<h${headingLevel}>${inline(heading[1] ?? '')}</h${headingLevel}>`)
      lines.shift()
    }
    const [first] = lines
    if (first === undefined) continue
    if (first.startsWith('|')) blocks.push(tableOf(lines))
    else blocks.push(...listsAndParagraphs(lines))
  }
  return blocks.join('\n')
}

interface Item {
  indent: number
  ordered: boolean
  text: string
}

/** A block may start as a paragraph and continue as a list. */
function listsAndParagraphs(lines: string[]): string[] {
  const before: string[] = []
  const items: Item[] = []
  for (const line of lines) {
    const start = /^(\s*)(-|\d+\.) (.*)$/.exec(line)
    const last = items.at(-1)
    if (start !== null) items.push({ indent: start[1]?.length ?? 0, ordered: start[2] !== '-', text: start[3] ?? '' })
    else if (last !== undefined) last.text += ` ${line.trim()}`
    else before.push(line.trim())
  }
  const paragraph = before.length === 0 ? [] : [`<p>${inline(before.join(' '))}</p>`]
  return items.length === 0 ? paragraph : [...paragraph, listOf(items)]
}

function listOf(items: Item[]): string {
  const [head] = items
  if (head === undefined) return ''
  const tag = head.ordered ? 'ol' : 'ul'
  const own: { text: string; below: Item[] }[] = []
  for (const item of items) {
    if (item.indent <= head.indent) own.push({ text: item.text, below: [] })
    else own.at(-1)?.below.push(item)
  }
  return `<${tag}>${own.map(({ text, below }) => `<li>${inline(text)}${listOf(below)}</li>`).join('')}</${tag}>`
}

function tableOf(lines: string[]): string {
  const cells = (line: string): string[] =>
    line
      .trim()
      .replaceAll(/^\||\|$/g, '')
      .split('|')
      .map((cell) => inline(cell.trim()))
  const [head = '', , ...rows] = lines
  return table(cells(head), rows.map(cells))
}

/** Cells are HTML. A wide table scrolls. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], name = 'Table'): string {
  const columns = head.map((cell) => `<th scope="col">${cell}</th>`).join('')
  const body = rows.map(
    ([first = '', ...rest]) =>
      `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  )
  return `<div class="wide" role="group" aria-label="${escape(name)}" tabindex="0"><table><thead><tr>${columns}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}
