import { Fragment } from 'react'
import styled from 'styled-components'
import { PrintedDocument, PrintedHead } from '#src/components/print/PrintedDocument.tsx'
import type { Fact, Receipt } from '#src/features/transactions/receipt.ts'

const Head = styled(PrintedHead)`
  margin-block-end: 9mm;
  dl {
    max-width: 50%;
  }
  strong {
    display: block;
    font-family: var(--font-heading);
    font-size: 24pt;
    font-weight: 600;
    line-height: 1.25;
  }
`
const Part = styled.section`
  margin-block-end: 7mm;
  break-inside: avoid;
  h2 {
    padding-block-end: 1.5mm;
    font-size: 11pt;
  }
  div {
    display: grid;
    grid-template-columns: 50mm minmax(0, 1fr);
    padding-block: 1.7mm;
    border-block-start: 1px solid var(--printout-rule);
    break-inside: avoid;
  }
  &[data-sums] div {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  &[data-sums] div:last-child {
    border-block-start: 1px solid var(--color-foreground);
    font-size: 11pt;
    font-weight: 600;
    dt {
      color: inherit;
    }
  }
`

export function PrintedReceipt({ receipt }: { receipt: Receipt }) {
  const { title, term, amount, isFailed, party, facts, parts, sums, notes } = receipt
  const reference = facts.find((fact) => fact.term === 'Reference')?.detail
  return (
    <PrintedDocument name="receipt" title={title} subject={reference ?? title}>
      <Head>
        <div>
          <p data-quiet>{term}</p>
          <strong>{isFailed ? <s>{amount}</s> : amount}</strong>
          <span>{party.lead}</span> <bdi data-strong>{party.name}</bdi>
        </div>
        <dl>
          <Terms facts={facts} />
        </dl>
      </Head>
      {parts.map((part) => (
        <Part key={part.heading}>
          <h2>{part.heading}</h2>
          <dl>
            <Rows facts={part.facts} />
          </dl>
        </Part>
      ))}
      {sums.length > 0 && (
        <Part data-sums>
          <h2>Amounts</h2>
          <dl>
            <Rows facts={sums} />
          </dl>
        </Part>
      )}
      <p data-note>{notes.join(' ')}</p>
    </PrintedDocument>
  )
}

function Rows({ facts }: { facts: readonly Fact[] }) {
  return facts.map((fact) => (
    <div key={fact.term}>
      <Terms facts={[fact]} />
    </div>
  ))
}

function Terms({ facts }: { facts: readonly Fact[] }) {
  return facts.map(({ term, detail }) => (
    <Fragment key={term}>
      <dt>{term}</dt>
      <dd>
        <bdi>{detail}</bdi>
      </dd>
    </Fragment>
  ))
}
