/** A bare React app with the interactions that are measured: no design, no accessibility, no validation. */
import { useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'

const count = 100_000
const rowHeight = 72

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<Bare />)

function Bare() {
  const [text, setText] = useState('')
  const [open, setOpen] = useState('')
  return (
    <>
      <h1>Bare</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setOpen('sent')
        }}
      >
        <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
        <button disabled={open === 'sent'}>Submit</button>
      </form>
      {['menu', 'dialog', 'screen', 'list', 'close'].map((part) => (
        <button key={part} onClick={() => setOpen(part)}>
          {part}
        </button>
      ))}
      {open === 'menu' && <ul id="menu">{items('Item', 4)}</ul>}
      {open === 'dialog' && (
        <dialog id="dialog" open>
          <p>Question</p>
        </dialog>
      )}
      {open === 'screen' && (
        <main id="screen">
          <h2>Screen</h2>
          <ul>{items('Line', 20)}</ul>
        </main>
      )}
      {open === 'list' && <List />}
    </>
  )
}

function items(word: string, howMany: number) {
  return Array.from({ length: howMany }, (_, index) => <li key={index}>{`${word} ${index}`}</li>)
}

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true })
  return () => removeEventListener('scroll', onChange)
}

function List() {
  const first = useSyncExternalStore(subscribe, () => Math.max(0, Math.floor(scrollY / rowHeight) - 8))
  const rows = Array.from({ length: Math.ceil(innerHeight / rowHeight) + 16 }, (_, offset) => first + offset)
  return (
    <div id="list" style={{ position: 'relative', height: count * rowHeight }}>
      {rows.map((index) => (
        <div
          key={index}
          style={{ position: 'absolute', top: index * rowHeight, height: rowHeight, contain: 'strict', width: '100%' }}
        >
          {`Transaction ${index}`}
        </div>
      ))}
    </div>
  )
}
