import { Button, Card } from '@mui/material'
import type { ReactNode } from 'react'
import { BooleanInput, Form, TextInput, useSaveContext } from 'react-admin'
import type { DeliveryDistanceRequest } from '../../api/delivery-distances/delivery-distance-shape.ts'
import { checkDeliveryDistance } from '../../rules/forms/check-delivery-distance.ts'
import styles from '../shell/records.module.css'
import { useLive } from '../live/live-context.ts'
import { useText } from '../texts/use-text.ts'

/**
 * A postcode, its place and its kilometres. The rules say beside a field what is wrong with it, as
 * the API would. `children`: what else can be done with the row.
 */
export function DistanceForm({ submit, children }: { submit: string; children?: ReactNode }) {
  const text = useText()
  const offline = useLive().status === 'lost'
  const { saving } = useSaveContext()
  return (
    <Card className={styles.card}>
      <Form
        className={styles.form}
        mode="onBlur"
        disableInvalidFormNotification
        validate={refusals}
      >
        <TextInput
          variant="outlined"
          source="postcode"
          label={text('deliveryDistances.postcodeField')}
          helperText={false}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <TextInput
          variant="outlined"
          source="place"
          label={text('deliveryDistances.place')}
          helperText={false}
        />
        <TextInput
          variant="outlined"
          source="kilometres"
          label={text('deliveryDistances.kilometresField')}
          helperText={text('deliveryDistances.kilometresHint')}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        <BooleanInput
          source="estimated"
          label={text('deliveryDistances.estimatedField')}
          helperText={false}
        />
        <div className={styles.row}>
          <Button
            type="submit"
            variant="contained"
            disabled={offline}
            aria-disabled={saving}
            onClick={(event) => saving && event.preventDefault()}
          >
            {saving ? text('deliveryDistances.busy') : submit}
          </Button>
          {children}
        </div>
        {offline ? <p className={styles.hint}>{text('live.reason')}</p> : null}
      </Form>
    </Card>
  )
}

/** What is wrong at which field, as react-admin's forms want it. */
function refusals({
  postcode,
  place,
  kilometres,
}: Partial<DeliveryDistanceRequest>): Record<string, string> {
  const typed = { postcode: postcode ?? '', place: place ?? '', kilometres: kilometres ?? '' }
  return Object.fromEntries(checkDeliveryDistance(typed).map(({ field, text }) => [field, text]))
}
