/** State of history entries. They outlive a session, and nobody else may read what they name. */
import { fieldsOf, type Fields } from '#src/lib/fields.ts'
import { newUuid } from '#src/lib/uuid.ts'
import { onSessionEnd } from './sessionEnd.ts'

let session = newUuid()

export function forgetEntriesAtSessionEnd(): void {
  onSessionEnd({
    ended: () => {
      session = newUuid()
    },
  })
}

export function ofSession<State extends object>(state: State): State & { session: string } {
  return { ...state, session }
}

/** No fields if the state is from another session, or from before a reload. */
export function fieldsOfSession(state: unknown): Fields {
  const fields = fieldsOf(state)
  return fields['session'] === session ? fields : {}
}
