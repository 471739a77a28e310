import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const folder = join(import.meta.dirname, '../../test-results/pictures')

/** The desktop first: states of a screen are entered there. */
export const sizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
] as const

/** One page of all pictures, once every screen has been seen. */
export default function writeSheet(): void {
  mkdirSync(folder, { recursive: true })
  const screens = new Map<string, string[]>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.png'))) {
    const screen = file.split('.', 1).join('')
    screens.set(screen, [...(screens.get(screen) ?? []), file])
  }
  const lines = [...screens].map(([screen, files]) => {
    const images = files.map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`)
    return `<h2>${screen.replaceAll('-', ' ')}</h2><div>${images.join('')}</div>`
  })
  const file = join(folder, 'index.html')
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>Every screen</title>
<style>body{font:15px system-ui;margin:24px}div{display:flex;gap:12px;align-items:start;overflow:auto}img{height:420px;border:1px solid #888}</style>
${lines.join('\n')}\n`,
  )
  console.log(`Pictures: ${file}`)
}
