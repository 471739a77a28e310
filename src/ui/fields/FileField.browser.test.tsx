import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { prefer, resetPreferences, tap } from '#tests/support/emulation.ts'
import { FileField, type FileFieldProps } from './FileField.tsx'
import { PictureGuide } from './PictureGuide.tsx'

afterEach(async () => {
  document.documentElement.dir = 'ltr'
  await resetPreferences()
})

function Field(props: Pick<FileFieldProps, 'errorMessage' | 'guide' | 'isPreparing'>) {
  const [file, setFile] = useState<File>()
  return <FileField {...props} label="Payment proof" name="proof" value={file} onChange={setFile} />
}

function withFile(name: string, type: 'paste' | 'drop'): Event {
  const files = new DataTransfer()
  files.items.add(new File(['proof'], name, { type: 'text/plain' }))
  if (type === 'drop') return new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true })
  // Firefox ignores `clipboardData` in the constructor.
  const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
  return Object.defineProperty(paste, 'clipboardData', { value: files })
}

const field = page.getByRole('group').first()
const choose = page.getByRole('button', { name: 'Choose a file' })
const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` })

describe('a file field', () => {
  it('has a name and a description, and each button names its purpose', async () => {
    await render(<Field errorMessage="Choose a file" />)
    await expect.element(field).toHaveAccessibleName('Payment proof')
    await expect.element(field).toHaveAccessibleDescription(/SVG, PNG, JPG or GIF.*Choose a file/)
    await expect.element(choose).toHaveAccessibleDescription('Payment proof')
  })

  it('says that a file is ready only once it is prepared', async () => {
    const { rerender } = await render(<Field isPreparing />)
    choose.element().dispatchEvent(withFile('pasted.txt', 'paste'))
    await expect.element(remove('pasted.txt')).toBeVisible()
    await expect.element(field).toHaveAccessibleName('Payment proof')
    await rerender(<Field />)
    await expect.element(field).toHaveAccessibleName('File Uploaded')
  })

  it('is also described by the sentence in its drop zone', async () => {
    await render(
      <Field
        guide={(description) => <PictureGuide shape="card">{description}</PictureGuide>}
        errorMessage="Choose a file"
      />,
    )
    await expect.element(field).toHaveAccessibleDescription(/SVG, PNG, JPG or GIF.*Choose a file/)
  })

  it('shows the focus on the focused button only', async () => {
    await render(<Field />)
    await userEvent.tab()
    await expect.element(choose).toHaveFocus()
    const around = [field.element(), ...field.element().querySelectorAll('*')]
    expect(around.filter((one) => getComputedStyle(one).outlineStyle !== 'none')).toEqual([choose.element()])
  })

  it('accepts a pasted and a dropped file, and restores the focus after removal by keyboard or touch', async () => {
    await render(<Field />)
    choose.element().dispatchEvent(withFile('pasted.txt', 'paste'))
    await expect.element(remove('pasted.txt')).toBeVisible()
    await expect.element(field).toHaveAccessibleName('File Uploaded')
    await expect.element(page.getByRole('button', { name: 'Replace' })).toHaveAccessibleDescription('Payment proof')
    field.element().dispatchEvent(withFile('dropped.txt', 'drop'))
    await expect.element(remove('dropped.txt')).toBeVisible()
    remove('dropped.txt').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(choose).toHaveFocus()
    choose.element().dispatchEvent(withFile('again.txt', 'paste'))
    await expect.element(remove('again.txt')).toBeVisible()
    await tap(remove('again.txt'))
    await expect.element(choose).toHaveFocus()
  })

  it('is marked while a file is dragged over it, and lets no file be dropped beside it', async () => {
    await render(<Field />)
    const zone = choose.element().parentElement
    const drag = (on: Element, type: string, relatedTarget: Element | null = null): void => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['proof'], 'proof.txt'))
      on.dispatchEvent(new DragEvent(type, { dataTransfer, relatedTarget, bubbles: true, cancelable: true }))
    }
    drag(choose.element(), 'dragover')
    await expect.element(zone).toHaveAttribute('data-drop-target')
    drag(choose.element(), 'dragleave', zone)
    await expect.element(zone).toHaveAttribute('data-drop-target')
    drag(choose.element(), 'dragleave', document.body)
    await expect.element(zone).not.toHaveAttribute('data-drop-target')
    expect(document.body.dispatchEvent(withFile('beside.txt', 'drop'))).toBe(false)
    await expect.element(choose).toBeVisible()
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
    choose.element().dispatchEvent(withFile('proof.txt', 'paste'))
    await expect.element(remove('proof.txt')).toBeVisible()
    const cross = remove('proof.txt').element().getBoundingClientRect()
    expect(cross.left).toBeLessThan(page.getByRole('status').first().element().getBoundingClientRect().left)
    const borders = [...field.element().querySelectorAll('*')].map(
      (element) => getComputedStyle(element).borderTopStyle,
    )
    expect(borders).toContain('dashed')
  })
})
