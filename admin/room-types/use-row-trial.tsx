import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNotify } from 'react-admin'
import type { KeptEdit } from '../../api/edits/kept-nouns.ts'
import { isRefused } from '../data/api-problem.ts'
import { useText } from '../texts/use-text.ts'
import { plannedWords } from '../trials/planned-words.ts'
import { TrialPanel } from '../trials/TrialPanel.tsx'
import type { WriteProblems } from './use-room-writes.tsx'

/** An edit of a row of a room type, to be tried. */
export interface TriedRow {
  edit: KeptEdit
  /** From what to what, in words. */
  changes: { field: string; from: string; to: string }[]
  onKept?(): void
  /** Is told what is wrong at which field. */
  onRefused?(problems: NonNullable<WriteProblems>): void
}

export interface RowTrial {
  begin(tried: TriedRow): void
  stop(): void
  /** How many were kept: the row in which one was typed begins anew then. */
  kept: number
  panel: ReactNode
}

/**
 * What belongs to a room type, tried before it counts.
 *
 * @param below where the trial is shown
 * @param say says beside the table what is wrong at no field
 */
export function useRowTrial(
  title: string,
  below: HTMLElement | null,
  say: (problem: string | null) => void,
): RowTrial {
  const text = useText()
  const notify = useNotify()
  const client = useQueryClient()
  const [tried, setTried] = useState<TriedRow | null>(null)
  const [round, setRound] = useState(0)
  const [kept, setKept] = useState(0)
  const pressed = useRef<Element | null>(null)
  const stop = () => setTried(null)
  const back = () => {
    stop()
    if (pressed.current instanceof HTMLElement) pressed.current.focus()
  }
  const begin = (row: TriedRow) => {
    pressed.current = document.activeElement
    say(null)
    setRound((now) => now + 1)
    setTried(row)
  }
  const panel =
    tried && below
      ? createPortal(
          <TrialPanel
            key={round}
            edit={tried.edit}
            changes={tried.changes}
            title={title}
            isRemoval={tried.edit.values === null}
            onKept={(planned) => {
              notify(planned === null ? text('roomTypes.saved') : plannedWords(planned, text), {
                type: 'success',
              })
              stop()
              setKept((now) => now + 1)
              tried.onKept?.()
              void client.invalidateQueries({ queryKey: ['room-types'] })
            }}
            onDropped={back}
            onRefused={(problem) => {
              if (!isRefused(problem)) return
              if (problem.body.errors && tried.onRefused) tried.onRefused(problem.body.errors)
              else say(problem.message)
              back()
            }}
          />,
          below,
        )
      : null
  return { begin, stop, kept, panel }
}
