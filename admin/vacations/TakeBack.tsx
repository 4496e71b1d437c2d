import { Button, Card, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import type { VacationView } from '../../api/vacations/vacation-view.ts'
import { type EpochDay, parseDay } from '../../rules/calendar/day.ts'
import type { NightRange } from '../../rules/closures/night-range.ts'
import { screens } from '../../screens/screen-routes.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useLive } from '../live/live-context.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'
import { NightChoice } from './NightChoice.tsx'
import { type ChoosableRoom, RoomChoice } from './RoomChoice.tsx'
import { type ChosenNights, noNights } from './chosen-nights.ts'
import { nightsToAsk } from './use-vacation-preview.ts'
import { nightWords, nightsOf } from './vacation-words.ts'
import styles from './vacations.module.css'

interface TakeBackProps {
  vacation: VacationView
  today: EpochDay
  rooms: readonly ChoosableRoom[]
}

/**
 * Opens a vacation again, whole or in part (BO §4): nights from today on, in the rooms it closes.
 * Asks first, because guests can book them at once.
 */
export function TakeBack({ vacation, today, rooms }: TakeBackProps) {
  const text = useText()
  const id = useId()
  const data = useBackOfficeData()
  const client = useQueryClient()
  const notify = useNotify()
  const navigate = useNavigate()
  const offline = useLive().status === 'lost'
  const whole: NightRange = {
    first: Math.max(today, parseDay(vacation.firstNight) ?? today),
    last: parseDay(vacation.lastNight) ?? today,
  }
  const [nights, setNights] = useState<ChosenNights>(noNights)
  const [roomIds, setRoomIds] = useState<number[] | null>(null)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [asked, setAsked] = useState<{
    nights: NightRange | null
    roomIds: number[] | null
  } | null>(null)
  const takeBack = useMutation({
    mutationFn: (what: NonNullable<typeof asked>) =>
      data.takeBackVacation(vacation.id, {
        nights: what.nights && nightsToAsk([what.nights])[0]!,
        roomIds: what.roomIds,
      }),
    onSuccess: ({ left }) => {
      setAsked(null)
      setNights(noNights)
      setRoomIds(null)
      notify(text('vacations.takeBack.opened'), { type: 'success' })
      if (left === null) void navigate(screens.vacations.path)
      void client.invalidateQueries({ queryKey: ['vacations'] })
      void client.invalidateQueries({ queryKey: ['agenda'] })
    },
  })
  if (vacation.when === 'past')
    return <Note tone="ink" title={text('vacations.takeBack.over')} live={false} />
  const its = rooms.filter((room) => vacation.parts.some((part) => isOf(part, room)))
  // Of several ranges that were pressed the last one counts.
  const range =
    nights.ranges.at(-1) ??
    (nights.begun === null ? null : { first: nights.begun, last: nights.begun })
  return (
    <Card component="section" aria-label={text('vacations.takeBack.title')} className={styles.card}>
      <CardHead title={text('vacations.takeBack.title')} />
      <div className={styles.form}>
        <p className={styles.hint}>{text('vacations.takeBack.hint')}</p>
        {vacation.channel ? (
          <Note
            tone="ink"
            title={text('vacations.takeBack.ofChannel', { channel: vacation.channel })}
            live={false}
          />
        ) : null}
        <NightChoice
          label={text('vacations.takeBack.which')}
          chosen={nights}
          from={whole.first}
          until={whole.last}
          only={nightsOf(vacation.parts)}
          today={today}
          error={wrong['nights']}
          onChosen={(chosen) => {
            setWrong({})
            setNights({ ...chosen, ranges: chosen.ranges.slice(-1) })
          }}
        />
        <RoomChoice
          label={text('vacations.takeBack.rooms')}
          all={text('vacations.takeBack.allRooms')}
          some={text('vacations.someRooms')}
          rooms={its}
          chosen={roomIds}
          error={wrong['roomIds']}
          onChosen={(ids) => {
            setWrong({})
            setRoomIds(ids)
          }}
        />
        <div className={styles.row}>
          <Button variant="contained" disabled={offline} onClick={askForPart}>
            {text('vacations.takeBack.submit')}
          </Button>
          <Button
            variant="text"
            color="error"
            disabled={offline}
            onClick={() => ask({ nights: null, roomIds: null })}
          >
            {text('vacations.takeBack.all')}
          </Button>
        </div>
        {offline ? <p className={styles.hint}>{text('live.reason')}</p> : null}
      </div>
      <Dialog
        open={asked !== null}
        onClose={takeBack.isPending ? undefined : () => setAsked(null)}
        maxWidth="xs"
        aria-labelledby={id}
      >
        <DialogTitle id={id}>{text('vacations.takeBack.title')}</DialogTitle>
        <DialogContent>
          <p>
            {text('vacations.takeBack.question', {
              what: roomWords(asked?.roomIds ?? null),
              nights: nightWords(asked?.nights ?? whole),
            })}
          </p>
          {takeBack.error ? (
            <Note tone="bad" title={failureText(takeBack.error)}>
              {text('vacations.takeBack.refused')}
            </Note>
          ) : null}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsked(null)} disabled={takeBack.isPending}>
            {text('vacations.takeBack.keep')}
          </Button>
          <Button
            variant="contained"
            aria-disabled={takeBack.isPending}
            onClick={() => {
              if (asked && !takeBack.isPending) takeBack.mutate(asked)
            }}
          >
            {text(takeBack.isPending ? 'vacations.busy' : 'vacations.takeBack.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
    </Card>
  )

  function ask(what: NonNullable<typeof asked>) {
    takeBack.reset()
    setAsked(what)
  }

  function askForPart() {
    const missing = {
      ...(range === null && { nights: text('vacations.takeBack.nightsMissing') }),
      ...(roomIds?.length === 0 && { roomIds: text('vacations.takeBack.roomsMissing') }),
    }
    setWrong(missing)
    if (Object.keys(missing).length === 0) ask({ nights: range, roomIds })
  }

  function roomWords(ids: number[] | null): string {
    if (ids === null && vacation.parts.some(({ scope }) => scope === 'property'))
      return text('vacations.takeBack.allRooms')
    const open = its.filter((room) => ids === null || ids.includes(room.id))
    const numbers = open.map(({ number }) => number)
    if (numbers.length === 1) return text('vacations.room', { number: numbers[0]! })
    return text('vacations.roomList', { numbers: numbers.join(', ') })
  }
}

/** True for a room that this part of a vacation closes. */
function isOf(
  { scope, roomId, roomTypeName }: VacationView['parts'][number],
  room: ChoosableRoom,
): boolean {
  if (scope === 'property') return true
  return scope === 'room' ? roomId === room.id : roomTypeName === room.roomTypeName
}
