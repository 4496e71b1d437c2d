import type {
  BreakfastMorningView,
  MorningSlot,
} from '../../api/breakfast-mornings/breakfast-morning-shape.ts'
import { boxWords } from '../breakfast-orders/order-words.ts'
import { useText } from '../texts/use-text.ts'
import styles from './breakfast-morning.module.css'

/** The boxes of the morning, by slot and together; above them who must not eat what. */
export function ToBake({ morning: { slots, boxes } }: { morning: BreakfastMorningView }) {
  const text = useText()
  const noted = slots.flatMap(({ orders, here }) =>
    [...orders, ...here].filter(({ notes }) => notes !== ''),
  )
  const doors = (orders: number, here: number) =>
    [
      orders > 0 ? text('breakfastMorning.orders', { smart_count: orders }) : '',
      here > 0 ? text('breakfastMorning.fetched', { smart_count: here }) : '',
    ]
      .filter(Boolean)
      .join(' · ')
  const sum = (count: (slot: MorningSlot) => number) =>
    slots.reduce((all, slot) => all + count(slot), 0)
  return (
    <section className={styles.bake} aria-label={text('breakfastMorning.toBake')}>
      {noted.length > 0 ? (
        <div className={styles.mind}>
          <h3>{text('breakfastMorning.mind')}</h3>
          <ul>
            {noted.map(({ id, notes, receiver, slotLabel }) => (
              <li key={id}>
                <b>{notes}</b>{' '}
                <span>{text('breakfastMorning.mindOf', { receiver, slot: slotLabel })}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <h3>{text('breakfastMorning.toBake')}</h3>
      <table>
        <tbody>
          {slots.map(({ slot, label, boxes: its, orders, here }) => (
            <tr key={slot}>
              <th scope="row">{text('breakfastMorning.slot', { slot: label })}</th>
              <td>{boxWords(its, text)}</td>
              <td>{doors(orders.length, here.length)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text('breakfastMorning.total')}</th>
            <td>{boxWords(boxes, text)}</td>
            <td>
              {doors(
                sum(({ orders }) => orders.length),
                sum(({ here }) => here.length),
              )}
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
