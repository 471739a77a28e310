import { useState } from 'react'
import styled from 'styled-components'
import { useBank } from '#mocks/devtools/panel/BankContext.ts'
import { linkTo } from '#mocks/devtools/panel/navigate.ts'
import { lastScenarioLink } from '#mocks/devtools/panel/openState.ts'
import { Actions, Note, Stack } from '#mocks/devtools/panel/parts.tsx'
import { scenarioOf } from '#mocks/devtools/panel/scenarioOf.ts'
import { usePathname } from '#mocks/devtools/panel/usePathname.ts'
import { changeSettings, settingsIn } from '#mocks/domain/bank.ts'
import { seed } from '#mocks/seed/seed.ts'
import { config } from '#src/config.ts'
import { storageKeys } from '#src/session/storage.ts'
import { useStored } from '#src/session/useStored.ts'
import { color, font, text } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/Button.tsx'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { Snapshots } from './Snapshots.tsx'

const Address = styled.p`
  color: ${color.muted};
  font-family: ${font.mono};
  font-size: ${text.small};
  overflow-wrap: anywhere;
`

const hourMs = 3_600_000
const journeys = [
  { name: 'an hour', ms: hourMs },
  { name: '13 hours (sessions end)', ms: 13 * hourMs },
  { name: 'a day', ms: 24 * hourMs },
]

export function State() {
  const { view, act } = useBank()
  const token = useStored(storageKeys.session)
  const [isSure, setSure] = useState(false)
  const { travelMs } = settingsIn(view.settings)
  const path = usePathname().slice(config.basename.length)
  const link = linkTo(path, scenarioOf(view, token))
  const scenarioLink = lastScenarioLink()

  async function reset(): Promise<void> {
    await act(seed)
    location.reload()
  }

  return (
    <Stack>
      <h3>Time</h3>
      <p>
        {travelMs === 0
          ? 'The clock of the bank is right.'
          : `The clock of the bank is ${travelMs / hourMs} hours ahead.`}
      </p>
      <Actions>
        {journeys.map(({ name, ms }) => (
          <Button
            key={name}
            variant="secondary"
            onPress={() => void act((bank) => changeSettings(bank, { travelMs: travelMs + ms }))}
          >
            {`Travel ${name}`}
          </Button>
        ))}
        <Button
          variant="secondary"
          isDisabled={travelMs === 0}
          onPress={() => void act((bank) => changeSettings(bank, { travelMs: 0 }))}
        >
          Back to the present
        </Button>
      </Actions>
      <h3>Link to this state</h3>
      <Note>
        A snapshot of this screen, the signed-in customer, the network, the injected failures and the clock. Later
        events do not change it. It does not contain the records of the bank: export the bank for them. Traffic has a
        link for each failure that has happened.
      </Note>
      <Address>{link}</Address>
      <Actions>
        <CopyButton value={link} what="link to this state" />
      </Actions>
      {scenarioLink !== undefined && (
        <>
          <h3>Last scenario</h3>
          <Note>
            The link that was opened in this tab. Opened again, it plays the same steps, its failures included.
          </Note>
          <Address>{scenarioLink}</Address>
          <Actions>
            <CopyButton value={scenarioLink} what="link to the last scenario" />
          </Actions>
        </>
      )}
      <Snapshots />
      <h3>Start again</h3>
      <Note>The bank goes back to its first day, in every tab.</Note>
      <Actions>
        {isSure ? (
          <>
            <Button variant="secondary" onPress={() => void reset()}>
              Yes, reset the bank
            </Button>
            <Button variant="secondary" onPress={() => setSure(false)}>
              Keep the bank
            </Button>
          </>
        ) : (
          <Button variant="secondary" onPress={() => setSure(true)}>
            Reset the bank
          </Button>
        )}
      </Actions>
    </Stack>
  )
}
