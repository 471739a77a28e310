import { useState } from 'react'
import { FormValidationContext } from 'react-aria-components'
import { afterEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { prefer, resetPreferences, tap } from '#tests/support/emulation.ts'
import { FileField } from './FileField.tsx'

afterEach(async () => {
  document.documentElement.dir = 'ltr'
  await resetPreferences()
})

function Field({ error }: { error?: string }) {
  const [file, setFile] = useState<File>()
  return (
    <FormValidationContext value={error === undefined ? {} : { proof: error }}>
      <FileField label="Payment proof" name="proof" acceptedFileTypes={['image/png']} value={file} onChange={setFile} />
    </FormValidationContext>
  )
}

function drop(name: string): void {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File(['proof'], name, { type: 'text/plain' }))
  choose.element().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}

const field = page.getByRole('group').first()
const choose = page.getByRole('button', { name: 'Choose a file' })
const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` })

describe('a file field', () => {
  it('has a name and a description, and each button names its purpose', async () => {
    await render(<Field error="Choose a file" />)
    await expect.element(field).toHaveAccessibleName('Payment proof')
    await expect.element(field).toHaveAccessibleDescription(/SVG, PNG, JPG or GIF.*Choose a file/)
    await expect.element(choose).toHaveAccessibleDescription('Payment proof')
  })

  it('[R148] warns of another type, which the bank may accept', async () => {
    await render(<Field />)
    drop('notes.txt')
    await expect
      .element(page.getByRole('status').filter({ hasText: "This isn't a picture. You can send it, but we may not" }))
      .toBeVisible()
    await expect.element(field).toHaveAccessibleName('File Uploaded')
  })

  it('shows the focus on the focused button only', async () => {
    await render(<Field />)
    await userEvent.tab()
    await expect.element(choose).toHaveFocus()
    const around = [field.element(), ...field.element().querySelectorAll('*')]
    expect(around.filter((one) => getComputedStyle(one).outlineStyle !== 'none')).toEqual([choose.element()])
  })

  it('accepts a dropped file, and restores the focus after removal by keyboard or touch', async () => {
    await render(<Field />)
    drop('proof.txt')
    await expect.element(remove('proof.txt')).toBeVisible()
    await expect.element(field).toHaveAccessibleName('File Uploaded')
    await expect.element(page.getByRole('button', { name: 'Replace' })).toHaveAccessibleDescription('Payment proof')
    remove('proof.txt').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(choose).toHaveFocus()
    drop('again.txt')
    await expect.element(remove('again.txt')).toBeVisible()
    await tap(remove('again.txt'))
    await expect.element(choose).toHaveFocus()
  })

  it('opens the file picker by keyboard and by touch', async () => {
    let opened = 0
    await render(<Field />)
    field
      .element()
      .querySelector('input:not([capture])')
      ?.addEventListener('click', (event) => {
        event.preventDefault()
        opened++
      })
    choose.element().focus()
    await userEvent.keyboard('{Enter}')
    await tap(choose)
    expect(opened).toBe(2)
  })

  it('has a border with forced colours, and its remove button on the left in a right-to-left page', async () => {
    document.documentElement.dir = 'rtl'
    await prefer({ forcedColors: 'active' })
    await render(<Field />)
    drop('proof.txt')
    await expect.element(remove('proof.txt')).toBeVisible()
    const cross = remove('proof.txt').element().getBoundingClientRect()
    expect(cross.left).toBeLessThan(page.getByRole('status').first().element().getBoundingClientRect().left)
    const borders = [...field.element().querySelectorAll('*')].map(
      (element) => getComputedStyle(element).borderTopStyle,
    )
    expect(borders).toContain('dashed')
  })
})
