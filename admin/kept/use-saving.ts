import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { ApiProblem } from '../data/api-problem.ts'
import { useText } from '../texts/use-text.ts'

/** What stands beside the buttons of a form: why it was not saved, until it is saved again. */
export interface SaveProblem {
  said: string | null
  say(said: string | null): void
  /** Says why it failed, unless that stands beside its field. */
  failed(problem: unknown): void
}

/**
 * What a form of react-admin does after it was sent: what is wrong at a field stands there, anything
 * else beside the buttons, and nothing typed is lost.
 */
export function useSaving<Row>(
  onSaved: (row: Row) => void,
  otherwise?: string,
): {
  problem: SaveProblem
  mutationOptions: { onSuccess(row: Row): void; onError(problem: unknown): void }
} {
  const text = useText()
  const refresh = useRefresh()
  const [said, say] = useState<string | null>(null)
  const failed = (problem: unknown) => {
    const its = problem instanceof ApiProblem ? problem : null
    say(its?.body.errors ? null : its?.message || (otherwise ?? text('shell.failed')))
    // What somebody else changed or removed is shown in the form then.
    if (its && [404, 409].includes(its.status)) refresh()
  }
  return {
    problem: { said, say, failed },
    mutationOptions: {
      onSuccess: (row) => {
        say(null)
        onSaved(row)
      },
      onError: failed,
    },
  }
}
