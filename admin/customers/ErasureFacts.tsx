import { Card } from '@mui/material'
import type { ErasureView } from '../../api/customers/customer-shapes.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { dutchDayYear } from '../../rules/calendar/dutch.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { useText } from '../texts/use-text.ts'

const longDay = (day: string) => dutchDayYear(parseDay(day) ?? 0).slice(3)

/** What goes at once, and what stays until which day. */
export function ErasureFacts({ erasure: { goes, stays, registers } }: { erasure: ErasureView }) {
  const text = useText()
  const counted = (['messages', 'mails', 'notes', 'phones', 'consents'] as const).filter(
    (what) => goes[what] > 0,
  )
  const nothing = counted.length === 0 && goes.orders.length === 0
  return (
    <>
      <Card>
        <CardHead title={text('customers.erasure.goes')} />
        <section>
          {nothing ? <p>{text('customers.erasure.nothingGoes')}</p> : null}
          <ul>
            {counted.map((what) => (
              <li key={what}>{text(`customers.erasure.${what}`, { smart_count: goes[what] })}</li>
            ))}
            {goes.orders.map((number) => (
              <li key={number}>{text('customers.erasure.order', { number })}</li>
            ))}
          </ul>
        </section>
      </Card>
      <Card>
        <CardHead title={text('customers.erasure.stays')} />
        <section>
          {stays.length + registers.length === 0 ? (
            <p>{text('customers.erasure.nothingStays')}</p>
          ) : (
            <p>{text('customers.erasure.why')}</p>
          )}
          <ul>
            {stays.map(({ number, until }) => (
              <li key={number}>
                {text('customers.erasure.until', { number, day: longDay(until) })}
              </li>
            ))}
            {registers.map(({ number, until }) => (
              <li key={`register ${number}`}>
                {text('customers.erasure.register', { number, day: longDay(until) })}
              </li>
            ))}
          </ul>
        </section>
      </Card>
    </>
  )
}
