import type { QueryClient } from '@tanstack/react-query'
import { getGetNotificationsQueryOptions } from '#src/api/generated/hooks/notifications/notifications.ts'

export function prefetchNotifications(client: QueryClient) {
  return [client.query(getGetNotificationsQueryOptions())]
}
