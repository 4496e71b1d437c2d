import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { StayChangeRequest } from '../../api/bookings/acts/change-stay.ts'
import type {
  StayChangePreviewView,
  StaySideView,
} from '../../api/bookings/booking-answer-shapes.ts'
import { messageSeconds } from '../../rules/messages/message-seconds.ts'
import { newRequestId } from '../bookings/request-id.ts'
import { readAfterAct } from '../bookings/use-booking-action.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { UndoNotice } from '../shell/UndoNotice.tsx'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'
import { changeAsShown, wishBack } from './stay-wish.ts'
import { isInTime } from './undo-time.ts'

interface StayMove {
  bookingId: string
  change: StayChangeRequest
  /** What it was, to go back to. */
  before: StaySideView
  wasPinned: boolean
}

interface MovedStay extends Omit<StayMove, 'change'> {
  /** When it was changed, ms of this page's own clock. */
  at: number
  /** Of the booking after the change: with another one somebody changed it meanwhile. */
  version: number
}

/** Carries out a change as it was shown, and offers to take it back for 8 seconds. */
export function useStayMove(onDone: () => void) {
  const data = useBackOfficeData()
  const client = useQueryClient()
  const notify = useNotify()
  const text = useText()
  const readAgain = () => readAfterAct(client)
  const saidOfUndo = (problem: unknown) =>
    problem instanceof ApiProblem && problem.reason === 'changed-meanwhile'
      ? text('stayMoves.notUndone')
      : failureText(problem)

  const undo = useMutation({
    mutationFn: async ({ bookingId, before, wasPinned, version, at }: MovedStay) => {
      if (!isInTime(at, performance.now()))
        throw new ApiProblem(409, 'stay-refused', text('stayMoves.undoneTooLate'))
      const wish = wishBack(before)
      const preview = await data.previewStayChange(bookingId, wish)
      if (preview.version !== version) throw new ApiProblem(409, 'changed-meanwhile', '')
      const reason = preview.overruleReason || text('stayMoves.undone')
      const change = changeAsShown(wish, preview, newRequestId(), reasonFor(preview, reason))
      const [refusal] = preview.refusals
      if (!change) throw new ApiProblem(409, 'stay-refused', refusal?.text ?? '')
      const changed = await data.act('bookings', bookingId, 'change-stay', change)
      if (wasPinned) return
      // Asked for by its number, the room would be kept from now on.
      const pin = { requestId: newRequestId(), version: changed.version, pinned: false }
      await data.act('bookings', bookingId, 'pin-room', pin)
    },
    onSuccess: () => notify('stayMoves.undone', { type: 'success' }),
    onError: (problem) => notify(saidOfUndo(problem), { type: 'error' }),
    onSettled: readAgain,
  })

  const move = useMutation({
    mutationFn: ({ bookingId, change }: StayMove) =>
      data.act('bookings', bookingId, 'change-stay', change),
    onSuccess: ({ version }, { bookingId, before, wasPinned }) => {
      onDone()
      const at = performance.now()
      const back = { bookingId, before, wasPinned, version, at }
      notify(<UndoNotice said={text('stayMoves.done')} onUndo={() => undo.mutate(back)} />, {
        type: 'success',
        autoHideDuration: messageSeconds.undo * 1000,
      })
    },
    // Also after a failure: what was refused may have been changed by somebody else.
    onSettled: readAgain,
  })

  return {
    run: move.mutate,
    busy: move.isPending,
    refusal: move.error ? failureText(move.error) : null,
    forget: move.reset,
  }
}

function reasonFor({ warnings }: StayChangePreviewView, reason: string): string {
  return warnings.length > 0 ? reason : ''
}
