import type { Bank } from './bank.ts'

export interface Picture {
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

export async function keepPicture(bank: Bank, name: string, file: File): Promise<void> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  await bank.store.pictures.create({ name, type: typeOf(name) ?? file.type, base64: toBase64(bytes) })
}

export function pictureNamed(bank: Bank, name: string): Picture | undefined {
  const kept = bank.store.pictures.findFirst((query) => query.where({ name }))
  if (kept === undefined) return undefined
  const bytes = Uint8Array.from(atob(kept.base64), (letter) => letter.charCodeAt(0))
  return { type: kept.type || 'application/octet-stream', bytes }
}

/** Reads the extension, which `pictureName` has taken from the content. */
function typeOf(name: string): string | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1)
  if (!signatures.some(([known]) => known === extension)) return undefined
  return `image/${extension === 'jpg' ? 'jpeg' : extension}`
}

/** Blocks the scripts of an SVG that is opened directly. */
export function pictureHeaders({ type }: Picture): Record<string, string> {
  return {
    'Content-Type': type,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-cache',
  }
}

// The number of arguments of a call is limited.
const slice = 0x8000

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += slice)
    text += String.fromCharCode(...bytes.subarray(start, start + slice))
  return btoa(text)
}

const signatures: readonly [type: string, begins: RegExp][] = [
  ['png', /^\u0089PNG/],
  ['jpg', /^\u00ff\u00d8\u00ff/],
  ['gif', /^GIF8/],
  ['webp', /^RIFF....WEBP/s],
]

/** Takes the extension from the content, if known. Undefined for what could run in a browser or on a server. */
export async function pictureName(file: File): Promise<string | undefined> {
  const head = new Uint8Array(await file.slice(0, 4096).arrayBuffer())
  const text = String.fromCharCode(...head)
  const base = file.name.replace(/(\.[a-z]\w*)+$/i, '')
  const known = signatures.find(([, begins]) => begins.test(text))
  if (known !== undefined) return `${base}.${known[0]}`
  if (/^\s*<(\?php|!doctype|html)/i.test(text) || /<script|\son\w+\s*=|javascript:/i.test(text)) return undefined
  return /\.(png|jpe?g|gif|webp|svg)$/i.test(file.name) ? file.name : undefined
}
