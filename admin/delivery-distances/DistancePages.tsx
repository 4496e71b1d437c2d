import type { DeliveryDistanceView } from '../../api/delivery-distances/delivery-distances.ts'
import { checkDeliveryDistance } from '../../rules/forms/check-delivery-distance.ts'
import { KeptSwitch } from '../kept/kept-inputs.tsx'
import type { KeptNoun } from '../kept/kept-noun.ts'
import { keptPages } from '../kept/kept-pages.tsx'
import { keptWords } from '../kept/kept-words.ts'
import { KeptText } from '../kept/KeptText.tsx'
import { typedTexts } from '../kept/typed-row.ts'
import { useText } from '../texts/use-text.ts'

/** How far each postcode is, for the 10 km rule (G §5). */
function useDistances(): KeptNoun<DeliveryDistanceView> {
  const text = useText()
  const estimated = (row: DeliveryDistanceView) =>
    text(row.estimated ? 'deliveryDistances.estimated' : 'deliveryDistances.measured')
  return {
    resource: 'delivery-distances',
    screens: {
      list: 'deliveryDistances',
      add: 'newDeliveryDistance',
      one: 'deliveryDistance',
    },
    sort: { field: 'metres', order: 'ASC' },
    columns: [
      { label: text('deliveryDistances.postcode'), value: ({ postcode }) => postcode },
      { label: text('deliveryDistances.place'), value: ({ place }) => place },
      {
        label: text('deliveryDistances.distance'),
        value: ({ kilometres }) => text('deliveryDistances.kilometres', { kilometres }),
      },
      { label: text('deliveryDistances.estimatedHead'), value: estimated },
    ],
    open: ({ postcode, place }) => text('deliveryDistances.open', { postcode, place }),
    blank: { postcode: '', place: '', kilometres: '', estimated: false },
    Fields,
    check: (typed) => checkDeliveryDistance(typedTexts(typed, ['postcode', 'place', 'kilometres'])),
    fieldNames: {
      postcode: text('deliveryDistances.postcode'),
      place: text('deliveryDistances.place'),
      kilometres: text('deliveryDistances.distance'),
      estimated: text('deliveryDistances.estimatedHead'),
    },
    told: { estimated },
    words: keptWords(text, 'deliveryDistances'),
  }
}

function Fields() {
  const text = useText()
  return (
    <>
      <KeptText
        source="postcode"
        label={text('deliveryDistances.postcodeField')}
        hint={text('deliveryDistances.postcodeHint')}
      />
      <KeptText source="place" label={text('deliveryDistances.place')} />
      <KeptText
        source="kilometres"
        label={text('deliveryDistances.kilometresField')}
        hint={text('deliveryDistances.kilometresHint')}
        inputMode="decimal"
      />
      <KeptSwitch source="estimated" label={text('deliveryDistances.estimatedField')} />
    </>
  )
}

/** /instellingen/bezorgafstanden: how far each postcode is, the nearest first. */
export const { list, add, one } = keptPages(useDistances)
