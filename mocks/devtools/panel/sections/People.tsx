import { useBank } from '#mocks/devtools/panel/BankContext.ts'
import { Actions, Note, Row, RowButton, Rows, Stack } from '#mocks/devtools/panel/parts.tsx'
import { personaStart } from '#mocks/personaStart.ts'
import { personaPassword, personaPin, personas, type Persona } from '#mocks/seed/personas.ts'
import { config } from '#src/config.ts'
import { endSession, rememberEmail } from '#src/session/session.ts'
import { storageKeys, useStored } from '#src/session/storage.ts'
import { CopyButton } from '#src/ui/buttons/CopyButton.tsx'

const all: readonly Persona[] = personas

/** Reloads the app, so that nothing of the previous customer is left in memory. */
function enter(persona: Persona): void {
  endSession()
  const { path, scenario } = personaStart(persona)
  if (scenario === undefined) rememberEmail(persona.customer.email)
  location.assign(`${config.basename}${path}${scenario === undefined ? '' : `?scenario=${scenario}`}`)
}

export function People() {
  const { view } = useBank()
  const token = useStored(storageKeys.session)
  const holder = view.tokens.find((issued) => issued.token === token)?.customer
  const current = view.customers.find(({ id }) => id === holder)
  return (
    <Stack>
      <p>{current === undefined ? 'Nobody is signed in.' : `Signed in as ${current.fullname}.`}</p>
      <Actions>
        <Note>
          Everyone has the password {personaPassword} and, where there is one, the PIN {personaPin}.
        </Note>
        <CopyButton value={personaPassword} what="password of the personas" />
      </Actions>
      <Rows aria-label="Personas">
        {all.map((persona) => {
          const { id, shows, customer } = persona
          const action = personaStart(persona).scenario === undefined ? 'Go to sign-in for' : 'Sign in as'
          return (
            <Row
              key={id}
              title={customer.fullname}
              actions={<RowButton action={action} what={customer.fullname} onPress={() => enter(persona)} />}
            >
              {shows} ({customer.email})
            </Row>
          )
        })}
      </Rows>
    </Stack>
  )
}
