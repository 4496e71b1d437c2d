import { Card } from '@mui/material'
import { Link } from 'react-router'
import type { DeliveryDistanceView } from '../../api/delivery-distances/delivery-distance-shape.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import styles from '../shell/records.module.css'
import { useText } from '../texts/use-text.ts'

/** A row for each postcode, which opens it. On a phone the row becomes a card. */
export function DistanceTable({ distances }: { distances: DeliveryDistanceView[] }) {
  const text = useText()
  return (
    <Card>
      <table className={styles.table}>
        <caption className="visually-hidden">{text('deliveryDistances.list')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('deliveryDistances.postcode')}</th>
            <th scope="col">{text('deliveryDistances.place')}</th>
            <th scope="col">{text('deliveryDistances.distance')}</th>
            <th scope="col">{text('deliveryDistances.estimatedHead')}</th>
          </tr>
        </thead>
        <tbody>
          {distances.map(({ id, postcode, place, kilometres, estimated }) => (
            <tr key={id}>
              <td className={styles.days}>
                <Link
                  to={recordAddress('deliveryDistance', id)}
                  aria-label={text('deliveryDistances.open', { postcode, place })}
                >
                  {postcode}
                </Link>
              </td>
              <td>{place}</td>
              <td>{text('deliveryDistances.kilometres', { kilometres })}</td>
              <td className={styles.reason}>
                {text(estimated ? 'deliveryDistances.estimated' : 'deliveryDistances.measured')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
