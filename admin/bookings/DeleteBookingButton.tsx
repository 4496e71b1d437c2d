import { useNavigate } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import { useText } from '../texts/use-text.ts'
import { nothingToSave } from '../shell/use-leave-warning.ts'
import type { ActionButtonProps } from './action-button.ts'
import styles from './booking-actions.module.css'
import { ConfirmedActionButton } from './ConfirmedActionButton.tsx'

/** Removes a booking that never had money or mail (BO §4), and leads back to the agenda. */
export function DeleteBookingButton({ booking, disabled, offered }: ActionButtonProps) {
  const text = useText()
  const navigate = useNavigate()
  return (
    <ConfirmedActionButton
      title={text('bookings.actions.delete')}
      confirm={text('bookings.deleteDialog.confirm')}
      dismiss={text('bookings.deleteDialog.dismiss')}
      isDestructive
      disabled={disabled}
      offered={offered}
      version={booking.version}
      action={async (data, press) => {
        await data.act('bookings', booking.id, 'delete', press)
        void navigate(screens.agenda.path, { state: nothingToSave })
      }}
      done={text('bookings.actions.deleted')}
    >
      <p>{text('bookings.deleteDialog.question')}</p>
      <p className={styles.hint}>{text('bookings.deleteDialog.effect')}</p>
    </ConfirmedActionButton>
  )
}
