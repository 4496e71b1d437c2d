import { useCallback, useEffect, useRef, useState } from 'react'
import type { KeptEdit } from '../../api/edits/kept-nouns.ts'
import type { TrialView } from '../../api/trials/trial-view.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'

/** How far a trial is: it runs, came to something, or failed. */
export interface TrialState {
  progress: number
  trial: TrialView | null
  problem: unknown
}

const begun: TrialState = { progress: 0, trial: null, problem: null }

/**
 * Tries an edit while it is shown; leaving ends the trial.
 *
 * @param onRefused is told why it cannot be
 */
export function useTrial(
  edit: KeptEdit,
  onRefused?: (problem: unknown) => void,
): TrialState & { again(): void } {
  const data = useBackOfficeData()
  const [state, setState] = useState(begun)
  const [round, setRound] = useState(0)
  // The same edit in another object is no other edit.
  const asked = useRef({ edit, onRefused })
  useEffect(() => {
    const leave = new AbortController()
    const stillHere = (next: (state: TrialState) => TrialState) => {
      if (!leave.signal.aborted) setState(next)
    }
    setState(begun)
    data
      .tryEdit(
        asked.current.edit,
        (progress) => stillHere((now) => ({ ...now, progress })),
        leave.signal,
      )
      .then(
        (trial) => stillHere(() => ({ progress: 1, trial, problem: null })),
        (problem: unknown) => {
          stillHere(() => ({ ...begun, problem }))
          if (!leave.signal.aborted) asked.current.onRefused?.(problem)
        },
      )
    return () => leave.abort()
  }, [data, round])
  const again = useCallback(() => setRound((now) => now + 1), [])
  return { ...state, again }
}
