import { Snackbar } from '@mui/material'
import { useEffect, useState } from 'react'
import { useNotificationContext, useTranslate, type NotificationPayload } from 'react-admin'
import { useLocation } from 'react-router'
import { messageSeconds } from '../../rules/messages/message-seconds.ts'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './notices.module.css'

/** Left of the screen, yet not over the menu. */
const besideTheRail = {
  left: { sm: 'calc(var(--rail) + 24px)' },
  // On a phone above the bar at the thumb.
  bottom: { xs: 84, sm: 24 },
}

/**
 * Toasts, one at a time: bottom left after something succeeded; errors and warnings stay until dismissed
 * or left behind, and never stand alone for a field. An `info` is a warning told on the way to another
 * screen: it stays there too.
 */
export function Notices() {
  const { notifications, takeNotification } = useNotificationContext()
  const translate = useTranslate()
  const text = useText()
  const [notice, setNotice] = useState<NotificationPayload | null>(null)
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()

  // The latest word counts: a second attempt's message takes the place of the first one's.
  useEffect(() => {
    if (notifications.length === 0) return
    setNotice(takeNotification() ?? null)
    setOpen(true)
  }, [notifications, takeNotification])

  // An error belongs to the screen it happened on.
  useEffect(() => {
    setNotice((shown) => (shown?.type === 'error' || shown?.type === 'warning' ? null : shown))
  }, [pathname])

  if (!notice) return null
  const failed = notice.type === 'error'
  const stays = failed || notice.type === 'warning' || notice.type === 'info'
  const { anchorOrigin, autoHideDuration, messageArgs } = notice.notificationOptions ?? {}
  const close = () => setOpen(false)
  return (
    <Snackbar
      open={open}
      anchorOrigin={anchorOrigin ?? { vertical: 'bottom', horizontal: 'left' }}
      sx={anchorOrigin ? undefined : besideTheRail}
      autoHideDuration={stays ? null : (autoHideDuration ?? messageSeconds.success * 1000)}
      // An error is gone when somebody has read it, not when they click beside it.
      onClose={(_, why) => (stays && why === 'clickaway' ? undefined : close())}
      slotProps={{ transition: { onExited: () => setNotice(null) } }}
    >
      <div
        className={[styles.notice, failed ? styles.failed : stays ? styles.warned : ''].join(' ')}
        role={failed ? 'alert' : 'status'}
      >
        <Icon name={stays ? 'warning' : 'check'} />
        <span>
          {typeof notice.message === 'string'
            ? translate(notice.message, { _: notice.message, ...messageArgs })
            : notice.message}
        </span>
        <button type="button" onClick={close} aria-label={text('shell.close')}>
          <Icon name="cross" />
        </button>
      </div>
    </Snackbar>
  )
}
