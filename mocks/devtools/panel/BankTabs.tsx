import { useState, type ComponentType } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import styled from 'styled-components'
import { BackOffice } from '#mocks/devtools/panel/sections/BackOffice.tsx'
import { Mailbox } from '#mocks/devtools/panel/sections/Mailbox.tsx'
import { Network } from '#mocks/devtools/panel/sections/Network.tsx'
import { People } from '#mocks/devtools/panel/sections/People.tsx'
import { State } from '#mocks/devtools/panel/sections/State.tsx'
import { Traffic } from '#mocks/devtools/panel/sections/Traffic.tsx'
import { color, size, space, text } from '#src/theme/tokens.ts'
import { openPart, rememberOpenPart } from './openState.ts'

const Frame = styled(Tabs)`
  display: flex;
  flex-direction: column;
  min-height: 0;
  flex: 1;
`
const Strip = styled(TabList)`
  display: flex;
  flex-wrap: wrap;
  border-block-end: 1px solid ${color.rule};
`
const Name = styled(Tab)`
  display: grid;
  place-items: center;
  flex: 1 0 auto;
  min-height: ${size.target};
  padding-inline: ${space.xs};
  border-block-end: 3px solid transparent;
  font-size: ${text.small};
  font-weight: 600;
  cursor: pointer;
  &[data-hovered] {
    background: ${color.brandTint};
  }
  &[data-selected] {
    border-color: ${color.brand};
    color: ${color.link};
  }
  &[data-focus-visible] {
    outline-offset: -2px;
  }
`
const Body = styled(TabPanel)`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: ${space.md};
  &[data-focus-visible] {
    outline-offset: -2px;
  }
`

const parts: readonly { id: string; name: string; Part: ComponentType }[] = [
  { id: 'people', name: 'People', Part: People },
  { id: 'mailbox', name: 'Mailbox', Part: Mailbox },
  { id: 'back-office', name: 'Back office', Part: BackOffice },
  { id: 'network', name: 'Network', Part: Network },
  { id: 'state', name: 'State', Part: State },
  { id: 'traffic', name: 'Traffic', Part: Traffic },
]

export function BankTabs() {
  const [part, setPart] = useState(openPart() || 'people')
  return (
    <Frame
      selectedKey={part}
      onSelectionChange={(key) => {
        setPart(String(key))
        rememberOpenPart(String(key))
      }}
    >
      <Strip aria-label="Mock bank">
        {parts.map(({ id, name }) => (
          <Name key={id} id={id}>
            {name}
          </Name>
        ))}
      </Strip>
      {parts.map(({ id, Part }) => (
        <Body key={id} id={id}>
          <Part />
        </Body>
      ))}
    </Frame>
  )
}
