import { Fragment } from 'react'
import type { KeptRoomTypeView } from '../../api/rooms/room-views.ts'
import { checkRoomPrice } from '../../rules/forms/check-room-settings.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { MeanwhileNote } from '../kept/MeanwhileNote.tsx'
import { useOpenedRow } from '../kept/use-opened-row.ts'
import { useText } from '../texts/use-text.ts'
import { FieldRow } from './FieldRow.tsx'
import { MeanwhileRow } from './MeanwhileRow.tsx'
import styles from './room-types.module.css'
import { RowButton } from './RowButton.tsx'
import { TableCard } from './TableCard.tsx'
import { useCardRows } from './use-card-rows.ts'
import { type TriedRow, useRowTrial } from './use-row-trial.tsx'
import { type WriteProblems, useRoomWrites } from './use-room-writes.tsx'

type Price = KeptRoomTypeView['prices'][number]
type ChangePrice = (
  price: Price,
  typed: { amount: string; version: number },
  onMeanwhile: () => void,
) => Promise<WriteProblems>

/** What a night costs, by the number of persons (BO §2, §3 prices). */
export function PricesCard({
  type,
  below,
}: {
  type: KeptRoomTypeView
  /** Where a trial is shown. */
  below: HTMLElement | null
}) {
  const text = useText()
  const { write, busy, problem, say } = useRoomWrites()
  const trial = useRowTrial(`${type.name}: ${text('roomTypes.prices.title')}`, below, say)
  const card = useCardRows(type.prices, ({ persons }) => persons)
  const fieldNames = { amount: text('roomTypes.prices.amount') }
  const resource = `room-types/${type.id}/prices`
  const next = Math.max(0, ...type.prices.map(({ persons }) => persons)) + 1

  const add = (price: { persons: number | string; amount: string }) =>
    write((data) => data.create(resource, { data: price }), {
      done: text('roomTypes.prices.added'),
      failed: text('roomTypes.prices.notAdded'),
    })
  const change: ChangePrice = ({ persons: id }, typed, onMeanwhile) =>
    write((data) => data.update(resource, { id, data: typed, previousData: { id } }), {
      done: text('roomTypes.saved'),
      failed: text('roomTypes.notSaved'),
      onMeanwhile,
    })
  function remove(price: Price) {
    const { persons: id, amount, version } = price
    card.refuse(null)
    return write((data) => data.delete(resource, { id, previousData: { id, version } }), {
      done: text('roomTypes.prices.removed'),
      onMeanwhile: () => card.refuse(price),
      undo: (data) => data.create(resource, { data: { persons: id, amount } }),
    })
  }
  const tryRemoval = ({ persons, amount, version }: Price) =>
    trial.begin({
      edit: { noun, key: [type.id, persons], values: null, base: version },
      changes: [{ field: text('roomTypes.prices.for', { persons }), from: amount, to: '' }],
    })

  return (
    <>
      <TableCard
        title={text('roomTypes.prices.title')}
        columns={[text('roomTypes.prices.persons'), text('roomTypes.prices.amount')]}
        empty={type.prices.length === 0 ? text('roomTypes.prices.empty') : null}
        problem={problem}
      >
        {card.rows.map((price) => {
          const { persons } = price
          if (card.isOpen(price))
            return (
              <ChangedPrice
                key={persons}
                price={price}
                change={change}
                {...(card.isGone(price) && {
                  addAgain: ({ amount }: { amount: string }) => add({ persons, amount }),
                })}
                trial={{
                  stop: trial.stop,
                  begin: ({ amount, version: base }, onRefused) =>
                    trial.begin({
                      edit: { noun, key: [type.id, persons], values: { amount }, base },
                      changes: [
                        {
                          field: text('roomTypes.prices.change', { persons }),
                          from: price.amount,
                          to: amount,
                        },
                      ],
                      onKept: () => card.open(null),
                      onRefused,
                    }),
                }}
                onClose={() => {
                  trial.stop()
                  card.open(null)
                }}
              />
            )
          return (
            <Fragment key={persons}>
              <tr>
                <td>{persons}</td>
                <td className={styles.number}>{formatEuro(price.cents)}</td>
                <td className={styles.acts}>
                  <RowButton
                    label={text('roomTypes.prices.change', { persons })}
                    icon="edit"
                    onClick={() => card.open(price)}
                  />
                  <RowButton
                    label={text('roomTypes.prices.tryRemoval', { persons })}
                    icon="question"
                    onClick={() => tryRemoval(price)}
                  />
                  <RowButton
                    label={text('roomTypes.prices.remove', { persons })}
                    icon="remove"
                    disabled={busy}
                    onClick={() => void remove(price)}
                  />
                </td>
              </tr>
              <MeanwhileRow columns={3} changes={card.changesOf(price)} fieldNames={fieldNames} />
            </Fragment>
          )
        })}
        <FieldRow
          key={trial.kept}
          fields={[
            {
              name: 'persons',
              label: text('roomTypes.prices.persons'),
              kind: 'number',
              placeholder: String(next),
            },
            {
              name: 'amount',
              label: text('roomTypes.prices.amount'),
              kind: 'amount',
              placeholder: '0,00',
            },
          ]}
          start={noPrice}
          send={{ label: text('roomTypes.prices.add'), icon: 'plus' }}
          check={checkRoomPrice}
          write={add}
          trial={{
            stop: trial.stop,
            begin: (price, onRefused) =>
              trial.begin({
                edit: { noun, key: [type.id], values: price },
                changes: [
                  { field: text('roomTypes.prices.persons'), from: '', to: price.persons },
                  { field: text('roomTypes.prices.amount'), from: '', to: price.amount },
                ],
                onRefused,
              }),
          }}
        />
      </TableCard>
      {trial.panel}
    </>
  )
}

const noun = 'room-types/prices'
const noPrice = { persons: '', amount: '' }

/** The amount of a price, to be written anew: who pays it stays. */
function ChangedPrice({
  price,
  change,
  addAgain,
  trial,
  onClose,
}: {
  price: Price
  change: ChangePrice
  /** Where somebody else removed it meanwhile. */
  addAgain?: (typed: { amount: string }) => Promise<WriteProblems>
  trial: {
    begin(typed: { amount: string; version: number }, onRefused: TriedRow['onRefused']): void
    stop(): void
  }
  onClose(): void
}) {
  const text = useText()
  const { first, version, changes, onMeanwhile } = useOpenedRow(price)
  const { persons } = price
  const label = text('roomTypes.prices.amount')
  return (
    <FieldRow
      lead={persons}
      fields={[{ name: 'amount', label, kind: 'amount' }]}
      start={{ amount: first.amount }}
      send={{ label: text('roomTypes.keep'), icon: 'check' }}
      check={(typed) => checkRoomPrice({ persons: String(persons), ...typed })}
      isGone={addAgain !== undefined}
      write={addAgain ?? (({ amount }) => change(price, { amount, version }, onMeanwhile))}
      note={
        changes.length > 0 ? (
          <MeanwhileNote changes={changes} fieldNames={{ amount: label }} />
        ) : null
      }
      {...(!addAgain && {
        trial: {
          stop: trial.stop,
          begin: ({ amount }: { amount: string }, refused: TriedRow['onRefused']) =>
            trial.begin({ amount, version }, refused),
        },
      })}
      onCancel={onClose}
    />
  )
}
