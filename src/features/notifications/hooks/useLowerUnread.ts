import { useQueryClient } from '@tanstack/react-query'
import { getGetProfileQueryKey } from '#src/api/generated/hooks/profile/profile.ts'
import type { GetProfileAnswer } from '#src/api/generated/models/getProfileAnswer.ts'
import { decremented } from '#src/features/notifications/model.ts'

/** Lowers the unread count before the bank's next response brings it. */
export function useLowerUnread(): () => void {
  const queryClient = useQueryClient()
  return () =>
    queryClient.setQueryData<GetProfileAnswer>(getGetProfileQueryKey(), (profile) =>
      profile?.nc === undefined ? profile : { ...profile, nc: decremented(profile.nc) },
    )
}
