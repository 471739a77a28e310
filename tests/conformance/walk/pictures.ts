/** Pictures of the profile: every file is kept whole, under a name of its own, by what it is. */
import type { Context } from '#tests/conformance/context.ts'
import { show } from '#tests/conformance/contract/schema.ts'
import type { Account } from '#tests/conformance/exchange.ts'
import { within } from '#tests/conformance/reading/rows.ts'
import * as law from '#tests/conformance/rules/laws.ts'
import type { ServedFile } from '#tests/conformance/transport/client.ts'
import type { FileValue } from '#tests/conformance/transport/encoding.ts'
import { formatOf, freshPhoto, freshPicture, isPicture, isWhole, oddFiles } from '#tests/conformance/values/files.ts'
import { cell, type Cell } from './cell.ts'
import { profileForm, saveProfile, withOtherFields } from './customer.ts'
import { bodyIn, profileIn, type Looks } from './looks.ts'
import type { Done, Walk } from './walk.ts'

/** Undefined if it is not found: pictures may be served elsewhere. */
async function servedFile({ client, settings }: Context, name: string): Promise<ServedFile | undefined> {
  const folder = settings.endpoint.pathname.replace(/api\/users\.php$/, '')
  const file = await client.get(`${folder}uploads/${name.split('/').map(encodeURIComponent).join('/')}`)
  // A server may send its start page for any address.
  return file?.status === 200 && (/^image\//i.test(file.type) || isPicture(file.bytes)) ? file : undefined
}

const runs = /\.(php\d?|phtml|phar|html?|svg|js|cgi|pl|htaccess)$/i
const page = (text: string, filename: string, type: string): FileValue => ({ filename, type, bytes: Buffer.from(text) })
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

const disguised = (): [what: string, file: FileValue, mayTake: boolean][] => [
  ['a picture that is called x.php', { ...freshPicture(), filename: 'x.php' }, true],
  ['a picture that is called x.png.phtml', { ...freshPicture(), filename: 'x.png.phtml' }, true],
  ['a script that is called x.png', page('<?php echo 1; ?>', 'x.png', 'image/png'), false],
  ['a page that is called x.jpg', page('<!doctype html><script>alert(1)</script>', 'x.jpg', 'image/jpeg'), false],
  // A bank may clean it, which no response shows.
  ['an SVG with a script in it', page(svg, 'x.svg', 'image/svg+xml'), true],
]

const shown = (looks: Looks): unknown =>
  profileIn(looks)['picture'] ?? within(bodyIn(looks, 'getProfile'), 'user')['picture']

async function pictures(walk: Walk): Promise<void> {
  const { 'no-pin': spare } = walk.context.accounts
  const mine = new Set<unknown>()
  let isHere = false
  /** The name of the new picture. */
  const upload = async (
    account: Account,
    file: FileValue,
    note: string,
  ): Promise<{ done: Done; name: string | undefined }> => {
    walk.begin()
    const before = shown(walk.looks(account))
    const isNew = (after: unknown): after is string => typeof after === 'string' && after !== '' && after !== before
    const fall = {
      law: law.pictureChanges,
      expected: `another file name than ${show(before)}`,
      through: ['getProfile'],
    }
    const effect = (now: Looks) =>
      isNew(shown(now)) || !now.has('getProfile') ? [] : [{ ...fall, got: show(shown(now)) }]
    const done = await walk.act('updatePicture', { profilePic: file }, account, note, { may: /\.picture$/, effect })
    const after = shown(walk.looks(account))
    if (account.kind === 'main') mine.add(after)
    return { done, name: done.accepted && isNew(after) ? after : undefined }
  }
  const judgeFile = async (name: string, { exchange }: Done): Promise<void> => {
    const file = await servedFile(walk.context, name)
    walk.judge(
      law.pictureServed,
      exchange,
      file === undefined
        ? isHere && 'no file, unlike for others'
        : !isWhole(file.bytes) && `a file of ${file.bytes.length} bytes, which is cut off`,
    )
    if (file === undefined) return
    isHere = true
    const isTyped = /^image\//i.test(file.type) && (formatOf(file.bytes)?.type.test(file.type) ?? true)
    walk.judge(law.pictureType, exchange, !isTyped && (file.type || 'no type'))
    walk.judge(law.pictureNosniff, exchange, !file.nosniff && 'a picture without it')
  }
  for (const account of [...walk.sessions(), ...(spare?.tokenKind === 'session' ? [spare] : [])]) {
    await walk.look(account)
    const isMain = account.kind === 'main'
    let last: Done | undefined
    // A bank may take one kind of picture only.
    for (const file of [freshPicture(), freshPhoto()]) {
      const { done, name } = await upload(account, file, 'a picture')
      if (name !== undefined) await judgeFile(name, done)
      walk.judge(law.uploadNamesOwn, done, !isMain && name !== undefined && mine.has(name) && show(name))
      last = done
    }
    if (last !== undefined && !walk.hasServed('updatePicture', account)) walk.wanted(last, { want: 'accept' })
    if (walk.may(['updateProfile']))
      await saveProfile(walk, account, profileForm(walk, walk.looks(account)), 'the profile as it is, after a picture')
    if (!isMain || !walk.hasServed('updatePicture', account)) continue
    walk.context.findings.notes.push(`The picture of ${account.email} was replaced, which cannot be undone.`)
    const odd = ['no-ending', "a;b'c%00.PNG", '.png', `${'a-long-name-'.repeat(24)}end.png`].map((filename) => ({
      ...freshPicture(),
      filename,
    }))
    const others = [...oddFiles(), page('no picture', 'notes.txt', 'text/plain'), page('', 'empty.png', 'image/png')]
    for (const file of [...odd, ...others]) {
      const { done, name } = await upload(account, file, `${file.filename.slice(-12)}, sent as ${file.type}`)
      if (name !== undefined && isPicture(file.bytes)) await judgeFile(name, done)
    }
    for (const [what, file, mayTake] of disguised()) {
      const { done, name = '' } = await upload(account, file, what)
      walk.judge(
        law.fileByContent,
        done,
        runs.test(name) ? `kept as ${name}` : done.accepted && !mayTake && 'it is taken',
      )
    }
    await withOtherFields(walk, 'updatePicture', { profilePic: freshPicture() }, account, /\.picture$/)
  }
}

const served = [law.pictureServed, law.pictureType, law.pictureNosniff]
const laws = [law.pictureChanges, law.fileByContent, law.uploadNamesOwn, ...served]

export const pictureCell: Cell = cell('pictures', ['updatePicture', 'getProfile'], laws, pictures)
