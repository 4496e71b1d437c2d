import { Card } from '@mui/material'
import type { KeptRoomTypeView } from '../../api/rooms/room-views.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { checkMinimumNights } from '../../rules/forms/check-room-settings.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { useText } from '../texts/use-text.ts'
import { FieldRow } from './FieldRow.tsx'
import styles from './room-types.module.css'
import { RowButton } from './RowButton.tsx'
import { useRowTrial } from './use-row-trial.tsx'
import { useRoomWrites } from './use-room-writes.tsx'

const noMinimum = { day: '', nights: '' }

/** From which dates how many nights are asked at least (BO §3 minDates). */
export function MinimumNightsCard({ type }: { type: KeptRoomTypeView }) {
  const text = useText()
  const { write, busy } = useRoomWrites()
  const trial = useRowTrial(`${type.name}: ${text('roomTypes.nights.title')}`)
  const resource = `room-types/${type.id}/minimum-nights`
  return (
    <Card>
      <CardHead title={text('roomTypes.nights.title')} />
      <div className={styles.pad}>
        <table className={styles.mini}>
          <caption className="visually-hidden">{text('roomTypes.nights.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{text('roomTypes.nights.day')}</th>
              <th scope="col">{text('roomTypes.nights.nights')}</th>
              <th scope="col">
                <span className="visually-hidden">{text('roomTypes.doing')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {type.minimumNights.length === 0 ? (
              <tr>
                <td colSpan={3} className={styles.none}>
                  {text('roomTypes.nights.empty')}
                </td>
              </tr>
            ) : null}
            {type.minimumNights.map(({ id, day, nights, version }) => {
              const said = staffDayYear(parseDay(day) ?? 0)
              return (
                <tr key={id}>
                  <td>{said}</td>
                  <td className={styles.number}>{nights}</td>
                  <td className={styles.acts}>
                    <RowButton
                      label={text('roomTypes.nights.remove', { day: said })}
                      icon="remove"
                      disabled={busy}
                      onClick={() =>
                        void write(
                          (data) => data.delete(resource, { id, previousData: { id, version } }),
                          {
                            done: text('roomTypes.nights.removed'),
                            undo: (data) => data.create(resource, { data: { day, nights } }),
                          },
                        )
                      }
                    />
                  </td>
                </tr>
              )
            })}
            <FieldRow
              key={trial.kept}
              fields={[
                { name: 'day', label: text('roomTypes.nights.day'), kind: 'day' },
                {
                  name: 'nights',
                  label: text('roomTypes.nights.nights'),
                  kind: 'number',
                  placeholder: '2',
                },
              ]}
              start={noMinimum}
              send={{ label: text('roomTypes.nights.add'), icon: 'plus' }}
              check={({ day, nights }) => checkMinimumNights({ day: parseDay(day), nights })}
              trial={{
                stop: trial.stop,
                begin: (rule) =>
                  trial.begin({
                    request: { method: 'POST', path: `/api/back-office/${resource}`, body: rule },
                    changes: [
                      {
                        field: text('roomTypes.nights.day'),
                        from: '',
                        to: staffDayYear(parseDay(rule.day) ?? 0),
                      },
                      { field: text('roomTypes.nights.nights'), from: '', to: rule.nights },
                    ],
                  }),
              }}
              write={(rule) =>
                write((data) => data.create(resource, { data: rule }), {
                  done: text('roomTypes.nights.added'),
                })
              }
            />
          </tbody>
        </table>
        {trial.panel}
      </div>
    </Card>
  )
}
