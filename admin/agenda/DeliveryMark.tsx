import { Popover } from '@mui/material'
import { useState } from 'react'
import { dutchDayInWords } from '../../rules/calendar/dutch.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import type { AgendaDelivery } from './deliveries.ts'
import { DeliveryRow } from './DeliveryRow.tsx'
import styles from './delivery-mark.module.css'

interface DeliveryMarkProps {
  day: EpochDay
  /** Of that day. */
  deliveries: AgendaDelivery[]
}

/** How many breakfasts are ordered for a day, if any; pressed, each of them leads to its order. */
export function DeliveryMark({ day, deliveries }: DeliveryMarkProps) {
  const text = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (deliveries.length === 0) return null
  const name = text('agenda.deliveriesOn', {
    day: dutchDayInWords(day),
    smart_count: deliveries.length,
  })
  return (
    <>
      <button
        type="button"
        className={styles.mark}
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        title={name}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="breakfast" size={14} />
        {deliveries.length}
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': name, className: styles.paper } }}
      >
        <ul>
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      </Popover>
    </>
  )
}
