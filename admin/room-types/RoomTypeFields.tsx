import { BooleanInput, useRecordContext } from 'react-admin'
import type { KeptRoomTypeView } from '../../api/rooms/room-views.ts'
import { checkRoomType } from '../../rules/forms/check-room-settings.ts'
import { KeyTag } from '../marks/KeyTag.tsx'
import type { KeptFields } from '../kept/kept-noun.ts'
import { KeptText } from '../kept/KeptText.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './room-types.module.css'

/** The fields of a room type itself (BO §2, §3), as its form wants them. */
export function roomTypeFields(text: ReturnType<typeof useText>): KeptFields<KeptRoomTypeView> {
  return {
    Fields,
    check: ({ name, description, vat, registrationNumber }) =>
      checkRoomType({
        name: name ?? '',
        description: description ?? '',
        vat: vat ?? '',
        registrationNumber: registrationNumber ?? '',
      }),
    told: { active: ({ active }) => text(active ? 'roomTypes.on' : 'roomTypes.off') },
    fieldNames: {
      name: text('roomTypes.name'),
      description: text('roomTypes.description'),
      vat: text('roomTypes.vatField'),
      registrationNumber: text('roomTypes.registrationNumber'),
      active: text('roomTypes.active'),
    },
  }
}

function Fields() {
  const text = useText()
  return (
    <>
      <Stock />
      <KeptText source="name" label={text('roomTypes.name')} />
      <KeptText source="description" label={text('roomTypes.description')} multiline />
      <div className={styles.two}>
        <KeptText
          source="vat"
          label={text('roomTypes.vatField')}
          hint={text('roomTypes.vatHint')}
          inputMode="decimal"
        />
        <KeptText
          source="registrationNumber"
          label={text('roomTypes.registrationNumber')}
          hint={text('roomTypes.registrationHint')}
        />
      </div>
      <BooleanInput source="active" label={text('roomTypes.active')} helperText={false} />
    </>
  )
}

/** How many rooms are sold, and which: derived, so it is shown and not typed. */
function Stock() {
  const text = useText()
  const type = useRecordContext<KeptRoomTypeView>()
  if (!type) return null
  const sold = type.active ? type.rooms.filter(({ active }) => active) : []
  return (
    <p className={styles.stock}>
      <b>{text('roomTypes.stock')}</b>
      <span>{type.stock}</span>
      {sold.map(({ id, number }) => (
        <KeyTag key={id} number={number} />
      ))}
      <small>{text('roomTypes.stockHint')}</small>
    </p>
  )
}
