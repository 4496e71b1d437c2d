import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { ApiProblem, isUnreachable } from '../data/api-problem.ts'
import type { BackOfficeDataProvider } from '../data/back-office-data-provider.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useText } from '../texts/use-text.ts'

/** Why an action did not happen, or is not known to have happened, in words. */
export interface ActionRefusal {
  title: string
  detail: string
}

/** What shows orders, and so is read again after an act on one. */
const shown = [
  'bookings',
  'breakfast-orders',
  'breakfast-mornings',
  'bills',
  'agenda',
  'day-sheet',
  'mails',
  'stay-change',
]
export function readAfterAct(client: QueryClient): Promise<unknown> {
  return Promise.all(shown.map((key) => client.invalidateQueries({ queryKey: [key] })))
}

/** Resolves when it is done. */
export type Action = (data: BackOfficeDataProvider) => Promise<unknown>

/**
 * One action on a booking or a breakfast order: runs it, reads again whatever shows it, and says that
 * it is done. A refusal (409) and a server that cannot be reached (503) are no toasts: they stand
 * beside the buttons until the next attempt.
 *
 * @param done the toast when it is done; null where the action itself says what came of it
 */
export function useBookingAction(
  action: Action,
  done: string | null,
  onRefusal: (refusal: ActionRefusal | null) => void = () => undefined,
) {
  const data = useBackOfficeData()
  const client = useQueryClient()
  const notify = useNotify()
  const text = useText()
  const mutation = useMutation({
    mutationFn: () => action(data),
    onMutate: () => onRefusal(null),
    onError: (problem) => onRefusal(refusalOf(problem)),
    onSuccess: () => {
      if (done !== null) notify(done, { type: 'success' })
    },
    // Also after a failure: what was refused may have been changed by somebody else.
    onSettled: () => readAfterAct(client),
  })
  return {
    run: mutation.mutate,
    busy: mutation.isPending,
    refusal: mutation.error ? refusalOf(mutation.error) : null,
    /** What the server refused at which field. */
    fieldErrors: (mutation.error instanceof ApiProblem && mutation.error.body.errors) || {},
    forget: mutation.reset,
  }

  function refusalOf(problem: unknown): ActionRefusal {
    const said = problem instanceof ApiProblem ? problem.message : ''
    // The sentence says itself that it may have happened all the same.
    if (isUnreachable(problem))
      return { title: said || text('bookings.actions.unreachable'), detail: '' }
    return {
      title: said || text('shell.failed'),
      detail: wasRefused(problem) ? text('bookings.actions.refused') : '',
    }
  }
}

/** A 4xx was understood and not done. After any other answer nobody knows. */
function wasRefused(problem: unknown): boolean {
  return problem instanceof ApiProblem && problem.status >= 400 && problem.status < 500
}
