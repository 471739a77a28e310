import type { QueryClient } from '@tanstack/react-query'
import { getGetAccountQueryOptions } from '#src/api/generated/hooks/account/account.ts'
import { getGetStatementQueryOptions } from '#src/api/generated/hooks/statements/statements.ts'

export function prefetchStatement(client: QueryClient) {
  return [client.query(getGetStatementQueryOptions()), client.query(getGetAccountQueryOptions())]
}
