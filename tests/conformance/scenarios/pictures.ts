import { posix } from 'node:path'
import { within } from '#tests/conformance/reading/rows.ts'
import { fileByContent, pictureChanges, pictureServed, pictureType } from '#tests/conformance/rules/files.ts'
import { eventually, mainOf, type Scenario } from '#tests/conformance/scenario.ts'
import type { FileValue } from '#tests/conformance/transport/encoding.ts'
import { freshPicture, oddFile, oddFiles } from '#tests/conformance/values/files.ts'
import { judgeFile, servedFile } from './profile.ts'

const runs = /\.(php\d?|phtml|phar|html?|svg|js|cgi|pl|htaccess)$/i

const files: readonly { what: string; file: () => FileValue; isPicture: boolean }[] = [
  {
    what: 'a picture that is called x.php',
    isPicture: true,
    file: () => ({ ...freshPicture(), filename: 'x.php', type: 'image/png' }),
  },
  {
    what: 'a picture that is called x.png.phtml',
    isPicture: true,
    file: () => ({ ...freshPicture(), filename: 'x.png.phtml' }),
  },
  {
    what: 'a script that is called x.png and sent as image/png',
    isPicture: false,
    file: () => ({ filename: 'x.png', type: 'image/png', bytes: Buffer.from('<?php echo 1; ?>') }),
  },
  {
    what: 'a page that is called x.jpg and sent as image/jpeg',
    isPicture: false,
    file: () => ({
      filename: 'x.jpg',
      type: 'image/jpeg',
      bytes: Buffer.from('<!doctype html><script>alert(1)</script>'),
    }),
  },
  {
    what: 'an SVG with a script in it',
    isPicture: false,
    file: () => ({
      filename: 'x.svg',
      type: 'image/svg+xml',
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    }),
  },
  {
    what: 'an SVG with a script in it, called x.png',
    isPicture: false,
    file: () => ({
      filename: 'x.png',
      type: 'image/png',
      bytes: Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    }),
  },
]

/** Names that a path, a column or a file system may refuse. */
const odd = [`${'a-long-name-'.repeat(24)}end.png`, 'no-ending', "a;b'c%00.PNG", '.png']

/** Folder and kind: a bank may serve others elsewhere. */
const placeOf = (name: unknown): string =>
  typeof name === 'string' ? `${posix.dirname(name)} ${posix.extname(name)}` : ''

export const pictures: Scenario = {
  name: 'files whose content does not match their name',
  uses: ['getProfile', 'updatePicture'],
  rules: [fileByContent, pictureChanges, pictureServed, pictureType],
  run: async (steps) => {
    const { context, probe, judge } = steps
    const main = mainOf(steps)
    const shown = async (): Promise<unknown> => within((await probe('getProfile', {}, main)).body, 'profile')['picture']
    const isFound = async (name: unknown): Promise<boolean> =>
      typeof name === 'string' && (await servedFile(context, name)) !== undefined
    let before = await shown()
    // Pictures may be served elsewhere.
    let isHere = await isFound(before)
    const unusual = [
      ...odd.map((filename) => ({ ...freshPicture(), filename })),
      ...Array.from({ length: oddFiles }, (_, round) => oddFile(round)),
      { ...freshPicture(), filename: '../../up.png' },
    ]
    for (const file of unusual) {
      const { filename, type } = file
      const what = `a picture called ${filename.slice(-12)}, sent as ${type}`
      const step = await probe('updatePicture', { profilePic: file }, main, what)
      const after = await shown()
      if (step.accepted) judge(pictureChanges, { before, after }, step.exchange)
      if (step.accepted && after !== before) {
        const isLike = isHere && placeOf(after) === placeOf(before)
        isHere = await (isLike ? eventually(steps, () => isFound(after), Boolean) : isFound(after))
        if (isLike && !isHere) judge(pictureServed, { bytes: undefined }, step.exchange)
        if (isHere) await judgeFile(steps, String(after), step.exchange)
      }
      before = after
    }
    for (const { what, file, isPicture } of files) {
      const step = await probe('updatePicture', { profilePic: file() }, main, what)
      if (step.exchange.response.kind !== 'received' || step.exchange.response.status !== 200) continue
      const name = within((await probe('getProfile', {}, main)).body, 'profile')['picture']
      const isNamedSo = step.accepted && typeof name === 'string' && runs.test(name)
      // A bank may accept and clean an SVG, which no response shows.
      const isTaken = step.accepted && !isPicture && !what.startsWith('an SVG with a script in it')
      const flaw = isNamedSo ? `${what} is kept as ${name}` : isTaken ? `${what} is taken` : undefined
      judge(fileByContent, { what: 'a refusal, or a name by what the file is', flaw }, step.exchange)
    }
  },
}
