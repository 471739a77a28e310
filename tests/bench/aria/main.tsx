/** The measured interactions with react-aria-components alone on a page like Home: its part of the product's time. */
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Popover } from 'react-aria-components/Popover'
import { ListBox, ListBoxItem, Select, SelectValue } from 'react-aria-components/Select'
import { Input, Label, TextField } from 'react-aria-components/TextField'
import { createRoot } from 'react-dom/client'
import { Home, links } from '../bare/Home.tsx'

const items = Array.from({ length: 4 }, (_, index) => `Item ${index}`)

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<Controls />)

function Controls() {
  return (
    <>
      <h1>react-aria</h1>
      <TextField>
        <Label>Text</Label>
        <Input />
      </TextField>
      <DialogTrigger>
        <Button>menu</Button>
        <Popover>
          <Dialog aria-label="Menu">
            <ul>
              {items.map((item) => (
                <li key={item}>
                  <a href="#item">{item}</a>
                </li>
              ))}
            </ul>
          </Dialog>
        </Popover>
      </DialogTrigger>
      <DialogTrigger>
        <Button>dialog</Button>
        <ModalOverlay>
          <Modal>
            <Dialog role="alertdialog">
              <Heading slot="title">Question</Heading>
              <Button slot="close">Close</Button>
            </Dialog>
          </Modal>
        </ModalOverlay>
      </DialogTrigger>
      <Select aria-label="List">
        <Button>
          select <SelectValue />
        </Button>
        <Popover>
          <ListBox>
            {items.map((item) => (
              <ListBoxItem key={item} id={item}>
                {item}
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </Select>
      <nav>{links('Entry', 15)}</nav>
      <Home />
    </>
  )
}
