import { Link } from 'react-router'
import type { DaySheetView } from '../../api/day-sheet/day-sheet-shape.ts'
import { recordAddress, screens } from '../../screens/screen-routes.ts'
import { KeyTag } from '../marks/KeyTag.tsx'
import { PaidMark } from '../marks/PaidMark.tsx'
import { placeWords, stateWords } from '../breakfast-orders/order-words.ts'
import { useText } from '../texts/use-text.ts'
import styles from './day-sheet.module.css'
import { SheetSection } from './SheetSection.tsx'

/** Breakfast in the house, where it is included, and the boxes that were ordered. */
export function DayBreakfasts({
  sheet: { day, breakfast, deliveries },
}: {
  sheet: Pick<DaySheetView, 'day' | 'breakfast' | 'deliveries'>
}) {
  const text = useText()
  return (
    <>
      {breakfast ? (
        <SheetSection
          title={text('daySheet.breakfast')}
          hint={text('daySheet.served', {
            hours: breakfast.hours,
            smart_count: breakfast.persons,
          })}
          count={breakfast.tables.length}
          empty={text('daySheet.noBreakfast')}
        >
          {breakfast.tables.map(({ id, title, roomNumber, persons }) => (
            <li key={id}>
              {roomNumber === null ? null : <KeyTag number={roomNumber} state="occupied" />}
              <span className={styles.words}>
                <span>{title}</span>
              </span>
              <span className={styles.time}>
                {text('daySheet.persons', { smart_count: persons })}
              </span>
              <i className={styles.tick} aria-hidden="true" />
            </li>
          ))}
        </SheetSection>
      ) : null}
      {deliveries.length > 0 ? (
        <SheetSection
          title={text('daySheet.deliveries')}
          hint={
            <Link className={styles.more} to={`${screens.breakfastMorning.path}?dag=${day}`}>
              {text('breakfastOrders.morning')}
            </Link>
          }
          count={deliveries.length}
          empty=""
        >
          {deliveries.map((order) => (
            <li key={order.id}>
              <span className={styles.words}>
                <Link to={recordAddress('breakfastOrder', order.id)}>{order.receiver}</Link>
                <small>
                  {placeWords(order, text)} · {order.phone}
                  {order.failedBecause || order.state === 'delivered'
                    ? ` · ${stateWords(order, text)}`
                    : ''}
                </small>
              </span>
              <span className={styles.time}>
                {order.slotLabel}
                <small>
                  {[
                    ...(order.adults > 0
                      ? [text('daySheet.boxes', { smart_count: order.adults })]
                      : []),
                    ...(order.kids > 0
                      ? [text('daySheet.kidsBoxes', { smart_count: order.kids })]
                      : []),
                  ].join(' · ')}
                </small>
              </span>
              <PaidMark paid={order.paid} />
              <i className={styles.tick} aria-hidden="true" />
            </li>
          ))}
        </SheetSection>
      ) : null}
    </>
  )
}
