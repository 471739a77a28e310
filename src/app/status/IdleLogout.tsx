import { plural, t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { askToLogOut } from '#src/app/askToLogOut.ts'
import { announcedCountdown } from '#src/session/idle.ts'
import { endSession, noteActivity } from '#src/session/session.ts'
import { useIdleSecondsLeft } from '#src/session/useIdleSecondsLeft.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Dialog } from '#src/ui/overlays/overlays.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'

export function IdleLogout({ minutes }: { minutes: number }) {
  const secondsLeft = useIdleSecondsLeft(minutes)
  const isOver = secondsLeft === 0

  useEffect(() => {
    if (isOver) endSession('idle')
  }, [isOver])

  const stay = (): void => noteActivity(Date.now())
  const leave = (): void => {
    // Logging out may first ask for confirmation.
    stay()
    askToLogOut()
  }
  if (secondsLeft === undefined || isOver) return null
  return (
    <Dialog
      onClose={stay}
      title={t`Are you still there?`}
      actions={
        <>
          <Button variant="secondary" onPress={leave}>
            {dashboardTexts.menu.logOut}
          </Button>
          <Button autoFocus onPress={stay}>
            {t`Stay signed in`}
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          You've been inactive for a while. You'll be signed out on this device in{' '}
          <span data-figures>
            <Plural value={secondsLeft} one="# second" other="# seconds" />
          </span>
          .
        </Trans>
      </p>
      <VisuallyHidden role="status">
        {plural({ count: announcedCountdown(secondsLeft) }, { one: '# second left', other: '# seconds left' })}
      </VisuallyHidden>
    </Dialog>
  )
}
