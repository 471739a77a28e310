import { use } from 'react'
import styled from 'styled-components'
import { BankContext } from '#mocks/devtools/panel/BankContext.ts'
import { linkTo } from '#mocks/devtools/panel/navigate.ts'
import { Actions, Note } from '#mocks/devtools/panel/parts.tsx'
import { failureOf } from '#mocks/devtools/panel/scenarioOf.ts'
import { readingOf, violationsOf, type TrafficEntry } from '#mocks/devtools/traffic.ts'
import type { WireRequest } from '#mocks/wire.ts'
import { color, font, size, space, text } from '#src/theme/tokens.ts'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { StatusBadge } from '#src/ui/StatusBadge.tsx'

const Line = styled.li`
  border-block-end: 1px solid ${color.rule};
`
const Summary = styled.summary`
  min-height: ${size.target};
  padding-block: ${space.xs};
  cursor: pointer;
  overflow-wrap: anywhere;
  word-spacing: 0.2em;
`
const Inside = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  padding-block-end: ${space.md};
`
const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.xxs} ${space.sm};
  font-size: ${text.small};
  dd {
    margin: 0;
    font-family: ${font.mono};
    overflow-wrap: anywhere;
  }
`
const Text = styled.pre`
  max-height: 320px;
  overflow: auto;
  padding: ${space.xs};
  border: 1px solid ${color.rule};
  background: ${color.sunken};
  font-family: ${font.mono};
  font-size: ${text.small};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
const Broken = styled.ul`
  padding-inline-start: ${space.md};
  list-style: disc;
  color: ${color.danger};
  font-size: ${text.small};
`

/** The number of characters shown of a response. */
const most = 20_000

export function ExchangeDetails({ entry }: { entry: TrafficEntry }) {
  const { at, exchange } = entry
  const { operation, request, response, fault, tookMs } = exchange
  const violations = violationsOf(entry)
  const outcome = response === 'cut' ? 'no response' : `HTTP ${response.status}`
  const fields = [...Object.entries(request.query), ...Object.entries(request.fields)]
  return (
    <Line>
      <details>
        <Summary>
          <strong>{operation ?? 'no operation'}</strong> {outcome} <span data-figures>{Math.round(tookMs)} ms</span>{' '}
          <time dateTime={at.toISOString()}>{at.toTimeString().slice(0, 8)}</time>{' '}
          {violations.length > 0 && <StatusBadge tone="danger">breaks the contract</StatusBadge>}
          {violations.length === 0 && response !== 'cut' && (
            <StatusBadge tone="success">as the contract says</StatusBadge>
          )}
          {fault !== undefined && <StatusBadge tone="warning">{`failure: ${fault}`}</StatusBadge>}
        </Summary>
        <Inside>
          {violations.length > 0 && (
            <Broken aria-label="Where the contract is broken">
              {[...violations, ...readingOf(entry)].map((violation) => (
                <li key={violation}>{violation}</li>
              ))}
            </Broken>
          )}
          <FailureLink entry={entry} />
          <h3>Request</h3>
          <Facts>
            <dt>{request.method}</dt>
            <dd>{request.url}</dd>
            <dt>Type</dt>
            <dd>{request.contentType.split(';', 1)[0]}</dd>
            {fields.map(([name, value]) => (
              <Field key={name} name={name} value={value} />
            ))}
          </Facts>
          <h3>Response</h3>
          {response === 'cut' ? (
            <p>The connection was cut.</p>
          ) : (
            <Text tabIndex={0} role="group" aria-label={`Response of ${operation ?? 'the bank'}`}>
              {readable(response.body)}
            </Text>
          )}
        </Inside>
      </details>
    </Line>
  )
}

/** A link to the screen with the same failure. Only the mock bank can repeat it. */
function FailureLink({ entry: { path, exchange } }: { entry: TrafficEntry }) {
  const bank = use(BankContext)
  const scenario = bank === null ? undefined : failureOf(bank.view(), exchange)
  return scenario === undefined ? null : (
    <Actions>
      <CopyButton
        value={linkTo(path, scenario)}
        what={`link to this failure of ${exchange.operation ?? 'no operation'}`}
      />
      <Note>Signs in as the same persona, opens the same screen and repeats the failure of this call.</Note>
    </Actions>
  )
}

function Field({ name, value }: { name: string; value: WireRequest['fields'][string] }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{typeof value === 'string' ? value : `${value.name} (${value.type || 'no type'}, ${value.size} bytes)`}</dd>
    </>
  )
}

function readable(body: string): string {
  let shown = body
  try {
    shown = JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    // Text that is not JSON is shown as received.
  }
  return shown.length > most ? `${shown.slice(0, most)}\n… (${shown.length} characters)` : shown || '(empty)'
}
