/** A bare React app without design, accessibility or validation, with as many rows, fields and links as the product. */
import { useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { Home, items, links } from './Home.tsx'

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
      {['menu', 'dialog', 'home', 'settings', 'lines', 'list', 'close'].map((part) => (
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
      {(open === 'home' || open === 'settings') && <nav>{links('Entry', 15)}</nav>}
      {open === 'home' && <Home />}
      {open === 'settings' && <Settings />}
      {open === 'lines' && (
        <main>
          <h2>Lines</h2>
          <ul>{items('Line', 20)}</ul>
        </main>
      )}
      {open === 'list' && <List />}
    </>
  )
}

const forms = [
  { title: 'Email', fields: ['New email'], type: 'email' },
  { title: 'Password', fields: ['Current password', 'New password', 'Repeat the new password'], type: 'password' },
  { title: 'PIN', fields: ['Current PIN', 'New PIN', 'Repeat the new PIN'], type: 'text' },
]

function Settings() {
  return (
    <main>
      <h2>Settings</h2>
      {forms.map(({ title, fields, type }) => (
        <section key={title}>
          <h3>
            <button>{title}</button>
          </h3>
          <p>Summary</p>
          <form hidden>
            {fields.map((field) => (
              <Field key={field} label={field} type={type} />
            ))}
            <button>Save</button>
          </form>
        </section>
      ))}
      <section>
        <h3>Appearance</h3>
        {items('Theme', 3)}
        <label>
          <input type="checkbox" /> Shortcuts
        </label>
      </section>
      <aside>
        <h3>You</h3>
        <dl>
          <dt>Name</dt>
          <dd>Ada</dd>
          <dt>Plan</dt>
          <dd>Gold</dd>
        </dl>
        {links('Edit', 1)}
        <p>Keep it to yourself</p>
      </aside>
    </main>
  )
}

function Field({ label, type }: { label: string; type: string }) {
  const [value, setValue] = useState('')
  return (
    <label>
      {label}
      <input type={type} value={value} onChange={(event) => setValue(event.target.value)} />
      {type === 'password' && <button type="button">Show</button>}
      <span />
    </label>
  )
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
