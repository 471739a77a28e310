import type { QueryClient } from '@tanstack/react-query'
import { getGetUpgradeFormQueryOptions } from '#src/api/generated/hooks/upgrade/upgrade.ts'

export function prefetchUpgrade(client: QueryClient) {
  return [client.query(getGetUpgradeFormQueryOptions())]
}
