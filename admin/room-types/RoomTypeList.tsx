import { Button, Card } from '@mui/material'
import { Link } from 'react-router'
import type { KeptRoomTypeView } from '../../api/rooms/room-views.ts'
import { recordAddress, screens } from '../../screens/screen-routes.ts'
import { Icon } from '../marks/Icon.tsx'
import { CardHead } from '../shell/CardHead.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { moved } from './moved.ts'
import styles from './room-types.module.css'
import { RowButton } from './RowButton.tsx'
import { useRoomTypes } from './use-room-types.ts'
import { useRoomWrites } from './use-room-writes.tsx'

/**
 * The table of room types (BO §2). Beside the one that is open it is short: without the rooms' names
 * and without the way to put it in another order.
 *
 * @param chosen the id of the one that is open
 */
export function RoomTypeList({ chosen }: { chosen?: number }) {
  const text = useText()
  const { data, error, isPending, refetch } = useRoomTypes()
  return (
    <Card>
      <CardHead title={text('roomTypes.title')}>
        <span className={styles.push}>
          <Button component={Link} to={screens.newRoomType.path} startIcon={<Icon name="plus" />}>
            {text('roomTypes.add')}
          </Button>
        </span>
      </CardHead>
      <div className={styles.list}>
        {error ? (
          <LoadFailure
            what={text('roomTypes.failed')}
            problem={error}
            onRetry={() => void refetch()}
          />
        ) : isPending || !data ? (
          <ListSkeleton label={text('roomTypes.loading')} />
        ) : (
          <>
            {data.length > 0 ? (
              <Table types={data} {...(chosen !== undefined && { chosen })} />
            ) : null}
            <p className={styles.end}>{text('roomTypes.end')}</p>
          </>
        )}
      </div>
    </Card>
  )
}

function Table({ types, chosen }: { types: KeptRoomTypeView[]; chosen?: number }) {
  const text = useText()
  const { write, busy, problem } = useRoomWrites()
  const isWhole = chosen === undefined
  const move = (id: number, by: -1 | 1) =>
    write(
      (data) =>
        data.update('room-types', {
          id: 'order',
          data: { ids: moved(types, id, by), before: types.map((type) => type.id) },
          previousData: { id: 'order' },
        }),
      { done: text('roomTypes.ordered'), failed: text('roomTypes.notSaved') },
    )
  return (
    <>
      {problem === null ? null : <Note tone="bad">{problem}</Note>}
      <table className={styles.types} data-short={isWhole ? undefined : ''}>
        <caption className="visually-hidden">{text('roomTypes.list')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('roomTypes.name')}</th>
            <th scope="col" className={styles.number}>
              {text('roomTypes.vat')}
            </th>
            <th scope="col" className={styles.number}>
              {text('roomTypes.stock')}
            </th>
            {isWhole && types.length > 1 ? (
              <th scope="col">
                <span className="visually-hidden">{text('roomTypes.order')}</span>
              </th>
            ) : null}
            <th scope="col">
              <span className="visually-hidden">{text('roomTypes.opening')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {types.map((type, place) => {
            const { id, name, lodgingVat, stock } = type
            return (
              <tr key={id} aria-current={id === chosen || undefined}>
                <td>
                  <b>{name}</b>
                  <TypeState type={type} />
                  {isWhole ? <RoomNames type={type} /> : <RoomNumbers type={type} />}
                </td>
                <td className={styles.number} data-label={text('roomTypes.vat')}>
                  {text('roomTypes.vatPercent', { vat: lodgingVat })}
                </td>
                <td className={styles.number} data-label={text('roomTypes.stock')}>
                  {stock}
                </td>
                {isWhole && types.length > 1 ? (
                  <td className={styles.acts}>
                    <RowButton
                      label={text('roomTypes.earlier', { name })}
                      icon="up"
                      disabled={busy || place === 0}
                      onClick={() => void move(id, -1)}
                    />
                    <RowButton
                      label={text('roomTypes.later', { name })}
                      icon="down"
                      disabled={busy || place === types.length - 1}
                      onClick={() => void move(id, 1)}
                    />
                  </td>
                ) : null}
                <td className={styles.opens}>
                  <Link to={recordAddress('roomType', id)}>
                    {text('roomTypes.open')}
                    <span className="visually-hidden"> {name}</span>
                  </Link>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}

/** That guests cannot book it, where they cannot. */
function TypeState({ type: { active, missing } }: { type: KeptRoomTypeView }) {
  const text = useText()
  if (!active) return <span className={styles.state}>{text('roomTypes.isOff')}</span>
  if (missing.length === 0) return null
  return <span className={styles.state}>{text('roomTypes.incomplete')}</span>
}

/** Its rooms by number, with the label of each and whether it is off. */
function RoomNames({ type: { rooms } }: { type: KeptRoomTypeView }) {
  const text = useText()
  if (rooms.length === 0) return <p className={styles.rooms}>{text('roomTypes.noRooms')}</p>
  return (
    <ul className={styles.rooms}>
      {rooms.map(({ id, number, label, active }) => (
        <li key={id} data-off={active ? undefined : ''}>
          <span className="visually-hidden">{text('roomTypes.room', { number: '' })}</span>
          <b>{number}</b> {label}
          {active ? null : ` (${text('roomTypes.off')})`}
        </li>
      ))}
    </ul>
  )
}

function RoomNumbers({ type: { rooms } }: { type: KeptRoomTypeView }) {
  const text = useText()
  const numbers = rooms.filter(({ active }) => active).map(({ number }) => number)
  return (
    <p className={styles.rooms}>
      {numbers.length > 0 ? numbers.join(', ') : text('roomTypes.noRooms')}
    </p>
  )
}
