import { useContext, useId, useState, type ReactNode } from 'react'
import { FormValidationContext } from 'react-aria-components'
import { Button } from 'react-aria-components/Button'
import { Disclosure as AriaDisclosure, DisclosurePanel, DisclosureStateContext } from 'react-aria-components/Disclosure'
import { DisclosureGroup as AriaDisclosureGroup } from 'react-aria-components/DisclosureGroup'
import { Heading } from 'react-aria-components/Heading'
import styled from 'styled-components'
import { color, radius, size, space, text } from '#src/theme/tokens.ts'
import { ChevronDownIcon } from '#src/ui/text/NavigationIcons.tsx'
import { SmallText } from '#src/ui/text/Text.tsx'
import { surfaceStyle } from './Columns.tsx'

const Section = styled(AriaDisclosure)`
  ${surfaceStyle}
`
const Head = styled.div`
  position: relative;
  display: grid;
  align-content: center;
  min-height: ${size.target};
  padding-block: ${space.xs};
  padding-inline: var(--disclosure-inset, ${space.md}) calc(var(--disclosure-inset, ${space.md}) + 2rem);
  border-radius: ${radius.control};
  &:has([data-hovered]) {
    background: ${color.brandTint};
  }
`
const Trigger = styled(Button)`
  display: block;
  width: 100%;
  border-radius: inherit;
  color: ${color.foreground};
  font-size: ${text.body};
  font-weight: 600;
  text-align: start;
  /* The press target is the whole head. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &[data-focus-visible] {
    outline: none;
  }
  &[data-focus-visible]::after {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  > svg {
    position: absolute;
    inset-block-start: calc(50% - 0.625rem);
    inset-inline-end: var(--disclosure-inset, ${space.md});
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`
const Summary = styled(SmallText)`
  [data-expanded] > * > & {
    display: none;
  }
`
const Panel = styled(DisclosurePanel)`
  padding: ${space.xs} var(--disclosure-inset, ${space.md}) ${space.md};
  &[hidden] {
    padding-block: 0;
  }
`

/** Renders its content when the section is first opened, or when `isNeeded` before. */
export function WhenOpened({ isNeeded, children }: { isNeeded: boolean; children: ReactNode }) {
  const isExpanded = useContext(DisclosureStateContext)?.isExpanded === true
  const isOpen = isNeeded || isExpanded
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return isOpen || wasOpen ? children : null
}

export interface DisclosureProps {
  /** Required in a DisclosureGroup, which then controls it. */
  id?: string
  title: string
  summary?: ReactNode
  /** The names of the fields in it. An error in one of them opens it. */
  fields?: readonly string[]
  children: ReactNode
}

/** Content stays in the document, so closed fields are submitted. */
export function Disclosure({ id, title, summary, fields = [], children }: DisclosureProps) {
  const [isExpanded, setExpanded] = useState(false)
  const summaryId = useId()
  const errors = useContext(FormValidationContext)
  const [known, setKnown] = useState(errors)
  if (errors !== known) {
    setKnown(errors)
    if (fields.some((name) => name in errors)) setExpanded(true)
  }
  return (
    <Section {...(id !== undefined && { id })} isExpanded={isExpanded} onExpandedChange={setExpanded}>
      <Head>
        <Heading level={3}>
          <Trigger slot="trigger" {...(summary !== undefined && { 'aria-describedby': summaryId })}>
            <span>{title}</span>
            <ChevronDownIcon />
          </Trigger>
        </Heading>
        {summary !== undefined && <Summary id={summaryId}>{summary}</Summary>}
      </Head>
      <Panel>{children}</Panel>
    </Section>
  )
}

const Group = styled(AriaDisclosureGroup)`
  /* Extends to the edges of the surrounding panel, with whose title the texts align. */
  --disclosure-inset: ${space.inset};
  margin-inline: calc(-1 * ${space.inset});
  > * {
    border-width: 0 0 1px;
    border-radius: 0;
  }
  > :last-child {
    margin-block-end: -${space.sm};
    border-block-end: 0;
  }
`

/** One disclosure is open at a time. Each needs an `id`. */
export function DisclosureGroup({ open, children }: { open: string; children: ReactNode }) {
  const [expanded, setExpanded] = useState(new Set<string | number>([open]))
  const [asked, setAsked] = useState(open)
  if (open !== asked) {
    setAsked(open)
    if (open !== '') setExpanded(new Set([open]))
  }
  return (
    <Group expandedKeys={expanded} onExpandedChange={setExpanded}>
      {children}
    </Group>
  )
}
