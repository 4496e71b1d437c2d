import { Button, Card, TextField } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { checkVacation, furthestNight } from '../../rules/forms/check-vacation.ts'
import { newUuid } from '../bookings/request-id.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useLive } from '../live/live-context.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { failureText, errorsInWords } from '../texts/words.ts'
import { NightChoice } from './NightChoice.tsx'
import { type ChoosableRoom, RoomChoice } from './RoomChoice.tsx'
import { StandingBookings } from './StandingBookings.tsx'
import { type ChosenNights, noNights } from './chosen-nights.ts'
import { nightsToAsk, useVacationPreview } from './use-vacation-preview.ts'
import styles from './vacations.module.css'

interface PlanVacationProps {
  today: EpochDay
  rooms: readonly ChoosableRoom[]
  /** What is filled in already, for who comes from a room that is out of order. */
  begunWith: { roomId: number; reason: string }
}

/**
 * Plans a vacation (BO §2 Vacation, §4): nights, rooms and why. What stands on them is shown before
 * anything is closed, and it is refused when that has changed meanwhile.
 */
export function PlanVacation({ today, rooms, begunWith }: PlanVacationProps) {
  const text = useText()
  const data = useBackOfficeData()
  const client = useQueryClient()
  const notify = useNotify()
  const offline = useLive().status === 'lost'
  const [nights, setNights] = useState<ChosenNights>(noNights)
  const [roomIds, setRoomIds] = useState<number[] | null>(
    rooms.some(({ id }) => id === begunWith.roomId) ? [begunWith.roomId] : null,
  )
  const [reason, setReason] = useState(begunWith.reason)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const form = useRef<HTMLFormElement>(null)
  // One press until it is carried out: sent again after a lost answer, it closes nothing twice.
  const press = useRef(newUuid())
  // A single night that was pressed is a vacation of one night.
  const ranges =
    nights.begun === null
      ? nights.ranges
      : [...nights.ranges, { first: nights.begun, last: nights.begun }]
  const preview = useVacationPreview(ranges, roomIds)
  const plan = useMutation({
    mutationFn: (seen: string) =>
      data.planVacation({ id: press.current, nights: nightsToAsk(ranges), roomIds, reason, seen }),
    onSuccess: () => {
      press.current = newUuid()
      setNights(noNights)
      setRoomIds(null)
      setReason('')
      // Rooms that are shut are no holiday; the document's words are of the whole house.
      const said = roomIds === null ? 'vacations.planned' : 'vacations.roomsShut'
      notify(text(said), { type: 'success' })
      void client.invalidateQueries({ queryKey: ['vacations'] })
      void client.invalidateQueries({ queryKey: ['agenda'] })
    },
    onError: (problem) => {
      setWrong((problem instanceof ApiProblem && problem.body.errors) || {})
      // What was shown is not what stands there any more.
      void client.invalidateQueries({ queryKey: ['vacation-previews'] })
    },
  })
  const change = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      plan.reset()
      setWrong({})
      set(value)
    }
  }
  const isRefusedAtField = Object.keys(wrong).length > 0
  const refusedPreview = preview.error instanceof ApiProblem ? preview.error.body.errors : undefined
  const atField = { ...refusedPreview, ...wrong }

  return (
    <Card className={styles.card} component="section" aria-label={text('vacations.plan')}>
      <CardHead title={text('vacations.plan')} />
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.hint}>{text('vacations.planHint')}</p>
        <NightChoice
          label={text('vacations.nights')}
          chosen={nights}
          from={today}
          until={today + furthestNight}
          today={today}
          error={atField['nights']}
          onChosen={change(setNights)}
        />
        <RoomChoice
          label={text('vacations.rooms')}
          all={text('vacations.wholeHouse')}
          some={text('vacations.someRooms')}
          rooms={rooms}
          chosen={roomIds}
          error={atField['roomIds']}
          onChosen={change(setRoomIds)}
        />
        <TextField
          label={text('vacations.reason')}
          value={reason}
          onChange={(event) => change(setReason)(event.target.value)}
          error={wrong['reason'] !== undefined}
          helperText={wrong['reason'] ?? text('vacations.reasonHint')}
        />
        {preview.data ? (
          <StandingBookings preview={preview.data} />
        ) : preview.error && !refusedPreview ? (
          <LoadFailure
            what={text('vacations.standing.failed')}
            problem={preview.error}
            onRetry={() => void preview.refetch()}
          />
        ) : null}
        {plan.error && !isRefusedAtField ? (
          <Note tone="bad" title={failureText(plan.error)} />
        ) : null}
        <div className={styles.row}>
          <Button
            type="submit"
            variant="contained"
            disabled={offline}
            aria-disabled={plan.isPending || preview.isLoading}
          >
            {text(plan.isPending ? 'vacations.busy' : 'vacations.submit')}
          </Button>
        </div>
        {offline ? (
          <p className={styles.hint}>{text('live.reason')}</p>
        ) : preview.isLoading ? (
          <p className={styles.hint}>{text('vacations.looking')}</p>
        ) : null}
      </form>
    </Card>
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    if (plan.isPending) return
    const errors = checkVacation({ nights: ranges, roomIds, reason }, today)
    setWrong(errorsInWords(errors))
    const first = errors[0]
    if (first)
      form.current
        ?.querySelector<HTMLElement>(
          first.field === 'nights'
            ? 'td button:not(:disabled)'
            : first.field === 'roomIds'
              ? 'input[type="checkbox"]'
              : 'input[type="text"]',
        )
        ?.focus()
    else if (preview.data) plan.mutate(preview.data.seen)
  }
}
