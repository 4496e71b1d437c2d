import type { KeptRoomTypeView } from '../../api/rooms/room-views.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { checkMinimumNights } from '../../rules/forms/check-room-settings.ts'
import { useText } from '../texts/use-text.ts'
import { FieldRow } from './FieldRow.tsx'
import styles from './room-types.module.css'
import { RowButton } from './RowButton.tsx'
import { TableCard } from './TableCard.tsx'
import { useRowTrial } from './use-row-trial.tsx'
import { useRoomWrites } from './use-room-writes.tsx'

interface CardProps {
  type: KeptRoomTypeView
  /** Where a trial is shown. */
  below: HTMLElement | null
}

const noun = 'room-types/minimum-nights'
const noMinimum = { day: '', nights: '' }

/** From which dates how many nights are asked at least (BO §3 minDates). */
export function MinimumNightsCard({ type, below }: CardProps) {
  const text = useText()
  const { write, busy, problem, say } = useRoomWrites()
  const trial = useRowTrial(`${type.name}: ${text('roomTypes.nights.title')}`, below, say)
  const resource = `room-types/${type.id}/minimum-nights`
  return (
    <>
      <TableCard
        title={text('roomTypes.nights.title')}
        columns={[text('roomTypes.nights.day'), text('roomTypes.nights.nights')]}
        empty={type.minimumNights.length === 0 ? text('roomTypes.nights.empty') : null}
        problem={problem}
      >
        {type.minimumNights.map(({ id, day, nights, version }) => {
          const said = staffDayYear(parseDay(day) ?? 0)
          return (
            <tr key={id}>
              <td>{said}</td>
              <td className={styles.number}>{nights}</td>
              <td className={styles.acts}>
                <RowButton
                  label={text('roomTypes.nights.tryRemoval', { day: said })}
                  icon="question"
                  onClick={() =>
                    trial.begin({
                      edit: { noun, key: [type.id, id], values: null, base: version },
                      changes: [
                        { field: text('roomTypes.nights.day'), from: said, to: '' },
                        { field: text('roomTypes.nights.nights'), from: String(nights), to: '' },
                      ],
                    })
                  }
                />
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
            begin: (rule, onRefused) =>
              trial.begin({
                edit: { noun, key: [type.id], values: rule },
                changes: [
                  {
                    field: text('roomTypes.nights.day'),
                    from: '',
                    to: staffDayYear(parseDay(rule.day) ?? 0),
                  },
                  { field: text('roomTypes.nights.nights'), from: '', to: rule.nights },
                ],
                onRefused,
              }),
          }}
          write={(rule) =>
            write((data) => data.create(resource, { data: rule }), {
              done: text('roomTypes.nights.added'),
            })
          }
        />
      </TableCard>
      {trial.panel}
    </>
  )
}
