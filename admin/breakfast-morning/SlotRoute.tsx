import { Button } from '@mui/material'
import type { MorningSlot } from '../../api/breakfast-mornings/breakfast-morning-shape.ts'
import { movedStop } from '../../rules/breakfast/delivery-route.ts'
import type { Day } from '../../rules/calendar/day.ts'
import { useLive } from '../live/live-context.ts'
import { useText } from '../texts/use-text.ts'
import styles from './breakfast-morning.module.css'
import { DeliveryStop } from './DeliveryStop.tsx'
import { useRoute } from './use-breakfast-morning.ts'

/**
 * The stops of half an hour as they are driven: staff move them, what they choose is kept. Below them
 * what nobody brings.
 */
export function SlotRoute({
  day,
  slot: { slot, label, orders, here, isKept },
  isDue,
}: {
  day: Day
  slot: MorningSlot
  /** The day has come: then boxes are brought. */
  isDue: boolean
}) {
  const text = useText()
  const offline = useLive().status === 'lost'
  const { keep, isPending } = useRoute()
  const ids = orders.map(({ id }) => id)
  const title = text('breakfastMorning.route', { slot: label })
  const titleHere = text('breakfastMorning.here', { slot: label })
  return (
    <>
      {orders.length === 0 ? null : (
        <section className={styles.route} aria-label={title}>
          <h3>
            {title}
            <small>{text(`breakfastMorning.${isKept ? 'kept' : 'nearest'}`)}</small>
            {isKept ? (
              <Button
                className={styles.noPrint}
                size="small"
                disabled={offline}
                aria-disabled={isPending}
                onClick={() => isPending || keep({ day, slot, orderIds: [] })}
              >
                {text('breakfastMorning.byDistance')}
              </Button>
            ) : null}
          </h3>
          <ol>
            {orders.map((order, index) => (
              <DeliveryStop
                key={order.id}
                order={order}
                isDue={isDue}
                offline={offline}
                stop={{
                  place: index + 1,
                  isFirst: index === 0,
                  isLast: index === orders.length - 1,
                  onMove: (by) =>
                    isPending || keep({ day, slot, orderIds: movedStop(ids, order.id, by) }),
                }}
              />
            ))}
          </ol>
        </section>
      )}
      {here.length === 0 ? null : (
        <section className={styles.route} aria-label={titleHere}>
          <h3>{titleHere}</h3>
          <ul>
            {here.map((order) => (
              <DeliveryStop key={order.id} order={order} isDue={isDue} offline={offline} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
