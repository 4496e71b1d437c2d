import { useRecordContext } from 'react-admin'
import type { DeliveryDistanceView } from '../../api/delivery-distances/delivery-distance-shape.ts'
import { screens } from '../../screens/screen-routes.ts'
import { RemoveRecordButton } from '../shell/RemoveRecordButton.tsx'
import { useText } from '../texts/use-text.ts'

/** Takes a postcode out of the area; asks first, because guests there cannot order any more. */
export function RemoveDistanceButton() {
  const text = useText()
  const row = useRecordContext<DeliveryDistanceView>()
  if (!row) return null
  const { postcode, place } = row
  return (
    <RemoveRecordButton
      resource="delivery-distances"
      record={row}
      list={screens.deliveryDistances.path}
      words={{
        title: text('deliveryDistances.remove.title'),
        question: text('deliveryDistances.remove.question', { postcode, place }),
        refused: text('deliveryDistances.remove.refused'),
        keep: text('deliveryDistances.remove.keep'),
        confirm: text('deliveryDistances.remove.confirm'),
        busy: text('deliveryDistances.busy'),
        removed: text('deliveryDistances.removed'),
      }}
    />
  )
}
