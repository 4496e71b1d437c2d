import { Switch } from '@mui/material'
import { Fragment, useState } from 'react'
import type { KeptRoomTypeView } from '../../api/rooms/room-views.ts'
import { checkRoom } from '../../rules/forms/check-room-settings.ts'
import { MeanwhileNote } from '../kept/MeanwhileNote.tsx'
import { useOpenedRow } from '../kept/use-opened-row.ts'
import { useLive } from '../live/live-context.ts'
import { KeyTag } from '../marks/KeyTag.tsx'
import { useText } from '../texts/use-text.ts'
import { FieldRow } from './FieldRow.tsx'
import { MeanwhileRow } from './MeanwhileRow.tsx'
import styles from './room-types.module.css'
import { RowButton } from './RowButton.tsx'
import { TableCard } from './TableCard.tsx'
import { useCardRows } from './use-card-rows.ts'
import { type WriteProblems, useRoomWrites } from './use-room-writes.tsx'

type Room = KeptRoomTypeView['rooms'][number]
type ChangeRoom = (
  room: Room,
  fields: Partial<Record<keyof Room, unknown>>,
  onMeanwhile?: () => void,
) => Promise<WriteProblems>

/** The rooms with a door of a type: its stock is those that are on (reading `rooms.physical`). */
export function RoomsCard({ type }: { type: KeptRoomTypeView }) {
  const text = useText()
  const offline = useLive().status === 'lost'
  const { write, busy, problem } = useRoomWrites()
  const fieldNames = {
    number: text('roomTypes.rooms.number'),
    label: text('roomTypes.rooms.label'),
    active: text('roomTypes.rooms.active'),
  }
  const card = useCardRows(type.rooms, ({ id }) => id, {
    active: ({ active }) => text(active ? 'roomTypes.on' : 'roomTypes.off'),
  })
  /** Why a room could not be switched on. */
  const [refused, setRefused] = useState<{ id: number; text: string } | null>(null)

  const add = (room: object) =>
    write((data) => data.create('rooms', { data: { ...room, roomTypeId: type.id } }), {
      done: text('roomTypes.rooms.added'),
    })
  const change: ChangeRoom = ({ id, ...room }, fields, onMeanwhile) =>
    write(
      (data) =>
        data.update('rooms', { id, data: { ...room, ...fields }, previousData: { id, ...room } }),
      {
        done: text('roomTypes.saved'),
        failed: text('roomTypes.notSaved'),
        ...(onMeanwhile && { onMeanwhile }),
      },
    )
  async function turn(room: Room, active: boolean) {
    const problems = await change(room, { active })
    setRefused(problems?.['active'] ? { id: room.id, text: problems['active'] } : null)
  }
  function remove(room: Room) {
    const { id, number, label, active, version } = room
    card.refuse(null)
    return write((data) => data.delete('rooms', { id, previousData: { id, version } }), {
      done: text('roomTypes.rooms.removed'),
      onMeanwhile: () => card.refuse(room),
      undo: (data) =>
        data.create('rooms', { data: { roomTypeId: type.id, number, label, active } }),
    })
  }
  const fields = [
    { name: 'number', label: fieldNames.number, kind: 'number' },
    { name: 'label', label: fieldNames.label },
  ] as const

  return (
    <TableCard
      title={text('roomTypes.rooms.title')}
      columns={Object.values(fieldNames)}
      empty={type.rooms.length === 0 ? text('roomTypes.rooms.empty') : null}
      problem={problem}
      isWide
      hint={text('roomTypes.rooms.offHint')}
    >
      {card.rows.map((room) => {
        const { id, number, label, active } = room
        if (card.isOpen(room))
          return (
            <ChangedRoom
              key={id}
              room={room}
              fields={fields}
              change={change}
              {...(card.isGone(room) && {
                addAgain: (typed: object) => add({ ...typed, active }),
              })}
              onClose={() => card.open(null)}
            />
          )
        return (
          <Fragment key={id}>
            <tr>
              <td>
                <KeyTag number={number} state={active ? 'occupied' : 'closed'} />
              </td>
              <td>
                {label || '–'}
                {refused?.id === id ? (
                  <p role="alert" className={styles.wrong}>
                    {refused.text}
                  </p>
                ) : null}
              </td>
              <td>
                <Switch
                  size="small"
                  checked={active}
                  disabled={offline || busy}
                  onChange={(_, on) => void turn(room, on)}
                  slotProps={{
                    input: { 'aria-label': text('roomTypes.rooms.sold', { number }) },
                  }}
                />
              </td>
              <td className={styles.acts}>
                <RowButton
                  label={text('roomTypes.rooms.change', { number })}
                  icon="edit"
                  onClick={() => card.open(room)}
                />
                <RowButton
                  label={text('roomTypes.rooms.remove', { number })}
                  icon="remove"
                  disabled={busy}
                  onClick={() => void remove(room)}
                />
              </td>
            </tr>
            <MeanwhileRow columns={4} changes={card.changesOf(room)} fieldNames={fieldNames} />
          </Fragment>
        )
      })}
      <FieldRow
        fields={fields}
        start={noRoom}
        send={{ label: text('roomTypes.rooms.add'), icon: 'plus' }}
        check={checkRoom}
        write={add}
        gap={1}
      />
    </TableCard>
  )
}

const noRoom = { number: '', label: '' }

/** The number and the label of a room, to be written anew. */
function ChangedRoom({
  room,
  fields,
  change,
  addAgain,
  onClose,
}: {
  room: Room
  fields: readonly { name: 'number' | 'label'; label: string; kind?: 'number' }[]
  change: ChangeRoom
  /** Where somebody else removed it meanwhile. */
  addAgain?: (typed: object) => Promise<WriteProblems>
  onClose(): void
}) {
  const text = useText()
  const { first, version, changes, onMeanwhile } = useOpenedRow(room)
  const fieldNames = Object.fromEntries(fields.map(({ name, label }) => [name, label]))
  return (
    <FieldRow
      fields={fields}
      start={{ number: String(first.number), label: first.label }}
      send={{ label: text('roomTypes.keep'), icon: 'check' }}
      isGone={addAgain !== undefined}
      check={checkRoom}
      // Whether it is sold, the switch says alone.
      write={addAgain ?? ((typed) => change({ ...room, version }, typed, onMeanwhile))}
      note={changes.length > 0 ? <MeanwhileNote changes={changes} fieldNames={fieldNames} /> : null}
      gap={1}
      onCancel={onClose}
    />
  )
}
