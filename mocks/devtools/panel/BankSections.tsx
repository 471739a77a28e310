import { useState, type ComponentType } from 'react'
import styled from 'styled-components'
import { color, size, space } from '#src/theme/tokens.ts'
import { openPart, rememberOpenPart } from './openState.ts'
import { BackOffice } from './sections/BackOffice.tsx'
import { Mailbox } from './sections/Mailbox.tsx'
import { Network } from './sections/Network.tsx'
import { People } from './sections/People.tsx'
import { Reset } from './sections/Reset.tsx'

const Sections = styled.div`
  min-height: 0;
  overflow-y: auto;
`
const Section = styled.details`
  border-block-end: 1px solid ${color.rule};
  > summary {
    min-height: ${size.target};
    padding: ${space.xs} ${space.md};
    font-weight: 600;
    cursor: pointer;
  }
  > div {
    padding: 0 ${space.md} ${space.md};
  }
`

const parts: readonly { name: string; Part: ComponentType }[] = [
  { name: 'People', Part: People },
  { name: 'Mailbox', Part: Mailbox },
  { name: 'Back office', Part: BackOffice },
  { name: 'Network', Part: Network },
  { name: 'Reset', Part: Reset },
]

/** The browser keeps one of them open, since they share a name. React sets only which is open first. */
export function BankSections() {
  const [first] = useState(() => openPart() || 'People')
  return (
    <Sections>
      {parts.map(({ name, Part }) => (
        <Section
          key={name}
          name="mock-bank"
          open={name === first}
          onToggle={({ currentTarget }) => {
            if (currentTarget.open) rememberOpenPart(name)
          }}
        >
          <summary>{name}</summary>
          <div>
            <Part />
          </div>
        </Section>
      ))}
    </Sections>
  )
}
