import { useBank } from '#mocks/devtools/panel/BankContext.ts'
import { navigate } from '#mocks/devtools/panel/navigate.ts'
import { Actions, Note, Row, RowButton, Rows, Stack } from '#mocks/devtools/panel/parts.tsx'
import { personaPassword, personaPin, personas, type Persona } from '#mocks/seed/personas.ts'
import { paths } from '#src/paths.ts'
import { endSession, rememberEmail } from '#src/session/session.ts'
import { useSessionToken } from '#src/session/useStored.ts'
import { CopyButton } from '#src/ui/CopyButton.tsx'

const all: readonly Persona[] = personas

/** What a persona gets by signing in: a session, a temporary token, or something that only the form can show. */
function admission({ customer }: Persona): 'session' | 'temporary' | 'none' {
  const { role, notice, emailVerified, verification, refusesUnapproved } = customer
  if (role === 'admin' || notice || emailVerified === false || refusesUnapproved) return 'none'
  return verification === undefined || verification === 'verified' ? 'session' : 'temporary'
}

function enter(persona: Persona): void {
  endSession()
  const kind = admission(persona)
  if (kind === 'none') {
    rememberEmail(persona.customer.email)
    navigate(paths.auth.signIn())
  } else navigate(kind === 'session' ? paths.dashboard.home() : paths.auth.account(), `as:${persona.id}`)
}

/** The personas, and how to become one of them. */
export function People() {
  const { view } = useBank()
  const token = useSessionToken()
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
          const action = admission(persona) === 'none' ? 'Go to sign-in for' : 'Sign in as'
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
