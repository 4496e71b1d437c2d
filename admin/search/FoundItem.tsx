import type { HTMLAttributes } from 'react'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { dayOfInstant } from '../clock/staff-moment.ts'
import { Icon } from '../marks/Icon.tsx'
import { KeyTag } from '../marks/KeyTag.tsx'
import { useText } from '../texts/use-text.ts'
import type { Found } from './found.ts'
import { FoundBooking } from './FoundBooking.tsx'
import styles from './search.module.css'

/** One line of what was found, of whatever kind. */
export function FoundItem({
  found,
  props,
}: {
  found: Found
  props: HTMLAttributes<HTMLLIElement>
}) {
  const text = useText()
  if (found.kind === 'booking') return <FoundBooking booking={found.booking} props={props} />
  const { sign, title, hint } = words()
  return (
    <li {...props} className={`${props.className ?? ''} ${styles.found}`}>
      {sign}
      <span>
        <b>{title}</b>
        <small>{hint}</small>
      </span>
    </li>
  )

  function words() {
    if (found.kind === 'room') {
      const { number, label, roomTypeName, active } = found.room
      return {
        sign: <KeyTag number={number} state="free" />,
        title: text('search.room', { number }),
        hint: [label, roomTypeName, active ? '' : text('search.notSold')]
          .filter((part, index, all) => part !== '' && all.indexOf(part) === index)
          .join(' · '),
      }
    }
    if (found.kind === 'customer') {
      const { name, number, email, phone, city } = found.customer
      return {
        sign: <Icon name="customer" size={20} />,
        title: name,
        hint: [number, email || phone, city].filter(Boolean).join(' · '),
      }
    }
    if (found.kind === 'order') {
      const { receiver, number, day, state, city } = found.order
      return {
        sign: <Icon name="breakfast" size={20} />,
        title: receiver,
        hint: [
          number,
          staffDayYear(parseDay(day) ?? 0),
          city,
          state === 'cancelled' ? text('search.cancelled') : '',
        ]
          .filter(Boolean)
          .join(' · '),
      }
    }
    if (found.kind === 'invoice') {
      const { number, buyer, orderNumber, issuedOn } = found.invoice
      return {
        sign: <Icon name="bill" size={20} />,
        title: number,
        hint: [buyer, orderNumber, staffDayYear(parseDay(issuedOn) ?? 0)].join(' · '),
      }
    }
    if (found.kind === 'sale') {
      const { number, doneAt, priceCents, takenBack } = found.sale
      return {
        sign: <Icon name="cash" size={20} />,
        title: number,
        hint: [
          staffDayYear(dayOfInstant(doneAt)),
          formatEuro(priceCents),
          takenBack ? text('search.takenBack') : '',
        ]
          .filter(Boolean)
          .join(' · '),
      }
    }
    if (found.kind === 'message') {
      const { name, form, createdAt } = found.message
      return {
        sign: <Icon name="message" size={20} />,
        title: name,
        hint: `${text(`search.forms.${form}`)} · ${staffDayYear(dayOfInstant(createdAt))}`,
      }
    }
    throw new RangeError('a booking has a line of its own')
  }
}
