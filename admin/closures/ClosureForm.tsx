import { Button, Card } from '@mui/material'
import type { ReactNode } from 'react'
import {
  DateInput,
  Form,
  FormDataConsumer,
  RadioButtonGroupInput,
  ReferenceInput,
  SelectInput,
  TextInput,
  useRecordContext,
  useSaveContext,
} from 'react-admin'
import type { ClosureRequest } from '../../api/closures/closure-shape.ts'
import type { ClosureView } from '../../api/closures/closure-view.ts'
import type { StaffRoomView } from '../../api/rooms/room-views.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { checkClosure, closureScopes } from '../../rules/forms/check-closure.ts'
import { usePropertyToday } from '../property/use-property.ts'
import { useLive } from '../live/live-context.ts'
import { useText } from '../texts/use-text.ts'
import styles from './closures.module.css'
import { StandingBookings } from './StandingBookings.tsx'

/** Rooms and types are few: all of them at once. */
const all = { perPage: 200 }

/**
 * What is closed, from which night to which, and why. The rules say beside a field what is wrong
 * with it, as the API would. `children`: what else can be done with the closure.
 */
export function ClosureForm({ submit, children }: { submit: string; children?: ReactNode }) {
  const text = useText()
  const today = usePropertyToday()
  const record = useRecordContext<ClosureView>()
  const offline = useLive().status === 'lost'
  const { saving } = useSaveContext()
  const began = record?.id === undefined ? null : parseDay(record.firstNight)
  return (
    <Card className={styles.card}>
      <Form
        className={styles.form}
        mode="onBlur"
        disableInvalidFormNotification
        validate={(entered) => refusals(entered, today ?? 0, began)}
      >
        <RadioButtonGroupInput
          source="scope"
          label={text('closures.scope')}
          choices={closureScopes.map((id) => ({
            id,
            name: text(`closures.scopes.${id}`),
          }))}
          translateChoice={false}
          helperText={false}
        />
        <FormDataConsumer<ClosureRequest>>
          {({ formData: { scope } }) =>
            scope === 'room-type' ? (
              <ReferenceInput
                source="roomTypeId"
                reference="room-types"
                sort={{ field: 'sort', order: 'ASC' }}
                {...all}
              >
                <SelectInput
                  variant="outlined"
                  label={text('closures.roomType')}
                  helperText={false}
                />
              </ReferenceInput>
            ) : scope === 'room' ? (
              <ReferenceInput
                source="roomId"
                reference="rooms"
                sort={{ field: 'number', order: 'ASC' }}
                {...all}
              >
                <SelectInput
                  variant="outlined"
                  label={text('closures.room')}
                  helperText={false}
                  optionText={({ number, roomTypeName }: StaffRoomView) =>
                    text('closures.roomOfType', { number, roomType: roomTypeName })
                  }
                />
              </ReferenceInput>
            ) : null
          }
        </FormDataConsumer>
        <DateInput
          variant="outlined"
          source="firstNight"
          label={text('closures.firstNight')}
          helperText={false}
        />
        <DateInput
          variant="outlined"
          source="lastNight"
          label={text('closures.lastNight')}
          helperText={text('closures.lastNightHint')}
        />
        <TextInput
          variant="outlined"
          source="reason"
          label={text('closures.reason')}
          helperText={text('closures.reasonHint')}
        />
        <StandingBookings />
        <div className={styles.row}>
          <Button
            type="submit"
            variant="contained"
            disabled={offline || today === null}
            aria-disabled={saving}
            onClick={(event) => saving && event.preventDefault()}
          >
            {saving ? text('closures.busy') : submit}
          </Button>
          {children}
        </div>
        {offline ? <p className={styles.hint}>{text('live.reason')}</p> : null}
      </Form>
    </Card>
  )
}

/** What is wrong at which field, as react-admin's forms want it. */
function refusals(
  { scope, roomId, roomTypeId, firstNight, lastNight, reason }: Partial<ClosureRequest>,
  today: number,
  began: number | null,
): Record<string, string> {
  const asked = {
    scope: scope ?? null,
    roomId: roomId ?? null,
    roomTypeId: roomTypeId ?? null,
    firstNight: parseDay(firstNight ?? ''),
    lastNight: parseDay(lastNight ?? ''),
    reason: reason ?? '',
  }
  return Object.fromEntries(
    checkClosure(asked, today, began).map(({ field, text }) => [field, text]),
  )
}
