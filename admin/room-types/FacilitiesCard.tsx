import { Card, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { KeptRoomTypeView } from '../../api/rooms/room-views.ts'
import { checkFacility } from '../../rules/forms/check-room-settings.ts'
import { MeanwhileNote } from '../kept/MeanwhileNote.tsx'
import { useOpenedRow } from '../kept/use-opened-row.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { Note } from '../shell/Note.tsx'
import { useLeaveWarning } from '../shell/use-leave-warning.ts'
import { useText } from '../texts/use-text.ts'
import { inWords } from '../texts/words.ts'
import { RowButton } from './RowButton.tsx'
import { SendButton } from './SendButton.tsx'
import { moved } from './moved.ts'
import styles from './room-types.module.css'
import { useCardRows } from './use-card-rows.ts'
import { type WriteProblems, useRoomWrites } from './use-room-writes.tsx'

type Facility = KeptRoomTypeView['facilities'][number]
type ChangeFacility = (
  facility: Facility,
  name: string,
  onMeanwhile: () => void,
) => Promise<WriteProblems>

/** What a room of the type has (BO §2, §3 facilities), in the order of the site. */
export function FacilitiesCard({ type }: { type: KeptRoomTypeView }) {
  const text = useText()
  const { write, busy, problem } = useRoomWrites()
  const resource = `room-types/${type.id}/facilities`
  const { facilities } = type
  const card = useCardRows(facilities, ({ id }) => id)

  const add = (name: string) =>
    write((data) => data.create(resource, { data: { name } }), {
      done: text('roomTypes.facilities.added'),
      failed: text('roomTypes.facilities.notAdded'),
    })
  const change: ChangeFacility = ({ id, version }, name, onMeanwhile) =>
    write((data) => data.update(resource, { id, data: { name, version }, previousData: { id } }), {
      done: text('roomTypes.saved'),
      failed: text('roomTypes.notSaved'),
      onMeanwhile,
    })
  function remove(facility: Facility) {
    const { id, name, sort, version } = facility
    card.refuse(null)
    return write((data) => data.delete(resource, { id, previousData: { id, version } }), {
      done: text('roomTypes.facilities.removed'),
      onMeanwhile: () => card.refuse(facility),
      undo: (data) => data.create(resource, { data: { name, sort } }),
    })
  }
  const move = (id: number, by: -1 | 1) =>
    write(
      (data) =>
        data.update(resource, {
          id: 'order',
          data: { ids: moved(facilities, id, by), before: facilities.map((row) => row.id) },
          previousData: { id: 'order' },
        }),
      { done: text('roomTypes.ordered'), failed: text('roomTypes.notSaved') },
    )

  return (
    <Card>
      <CardHead title={text('roomTypes.facilities.title')} />
      <div className={styles.pad}>
        {facilities.length === 0 ? (
          <p className={styles.none}>{text('roomTypes.facilities.empty')}</p>
        ) : null}
        <ul className={styles.chips} aria-label={text('roomTypes.facilities.title')}>
          {card.rows.map((facility, place) => {
            const { id, name } = facility
            const isGone = card.isGone(facility)
            return card.isOpen(facility) ? (
              <li key={id} className={styles.opened}>
                <ChangedName
                  facility={facility}
                  change={change}
                  {...(isGone && { addAgain: add })}
                  onDone={() => card.open(null)}
                />
                <RowButton
                  label={text('roomTypes.earlier', { name })}
                  icon="left"
                  disabled={busy || isGone || place === 0}
                  onClick={() => void move(id, -1)}
                />
                <RowButton
                  label={text('roomTypes.later', { name })}
                  icon="right"
                  disabled={busy || isGone || place === facilities.length - 1}
                  onClick={() => void move(id, 1)}
                />
                <RowButton
                  label={text('roomTypes.cancel')}
                  icon="cross"
                  onClick={() => card.open(null)}
                />
              </li>
            ) : (
              <li key={id} className={styles.chip}>
                <button
                  type="button"
                  aria-label={text('roomTypes.facilities.change', { name })}
                  onClick={() => card.open(facility)}
                >
                  {name}
                </button>
                <RowButton
                  label={text('roomTypes.facilities.remove', { name })}
                  icon="cross"
                  disabled={busy}
                  onClick={() => void remove(facility)}
                />
                <MeanwhileNote
                  changes={card.changesOf(facility)}
                  fieldNames={{ name: text('roomTypes.facilities.named') }}
                />
              </li>
            )
          })}
        </ul>
        <div className={styles.newChip}>
          <NameField
            label={text('roomTypes.facilities.name')}
            start=""
            send={{ label: text('roomTypes.facilities.add'), icon: 'plus' }}
            write={add}
          />
        </div>
        {problem === null ? null : <Note tone="bad">{problem}</Note>}
      </div>
    </Card>
  )
}

/** The words of a facility that is open, to be written anew. */
function ChangedName({
  facility,
  change,
  addAgain,
  onDone,
}: {
  facility: Facility
  change: ChangeFacility
  /** Where somebody else removed it meanwhile. */
  addAgain?: (name: string) => Promise<WriteProblems>
  onDone(): void
}) {
  const text = useText()
  const { first, version, changes, onMeanwhile } = useOpenedRow(facility)
  const label = text('roomTypes.facilities.named')
  return (
    <div>
      <NameField
        label={label}
        start={first.name}
        send={
          addAgain
            ? { label: text('kept.addAgain'), icon: 'plus' }
            : { label: text('roomTypes.keep'), icon: 'check' }
        }
        write={addAgain ?? ((typed) => change({ ...facility, version }, typed, onMeanwhile))}
        onDone={onDone}
      />
      {addAgain ? <Note tone="ink" title={text('kept.goneRow')} /> : null}
      <MeanwhileNote changes={changes} fieldNames={{ name: label }} />
    </div>
  )
}

interface NameFieldProps {
  label: string
  start: string
  send: { label: string; icon: 'plus' | 'check' }
  write(name: string): Promise<WriteProblems>
  /** Of a field that was opened: closes it. */
  onDone?(): void
}

/** The words of a facility. */
function NameField({ label, start, send, write, onDone }: NameFieldProps) {
  const text = useText()
  const [name, setName] = useState(start)
  useLeaveWarning(name === start ? null : text('kept.leave'))
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const refused = checkFacility(name)
    setWrong(refused && inWords(refused))
    if (refused !== null) return
    setBusy(true)
    const problems = await write(name)
    setBusy(false)
    if (problems) return setWrong(problems['name'] ?? null)
    if (onDone) onDone()
    else setName((now) => (now === name ? '' : now))
  }

  return (
    <form className={styles.nameField} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        value={name}
        placeholder={label}
        autoFocus={onDone !== undefined}
        error={wrong !== null}
        helperText={wrong}
        onChange={({ target }) => {
          setName(target.value)
          setWrong(null)
        }}
        onKeyDown={(event) => event.key === 'Escape' && onDone?.()}
        slotProps={{ htmlInput: { 'aria-label': label, autoComplete: 'off' } }}
      />
      <SendButton label={send.label} icon={send.icon} busy={busy} />
    </form>
  )
}
