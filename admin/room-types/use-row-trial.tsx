import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNotify } from 'react-admin'
import type { EditRequest } from '../../api/trials/edit-request.ts'
import { useText } from '../texts/use-text.ts'
import { plannedWords } from '../trials/planned-words.ts'
import { TrialPanel } from '../trials/TrialPanel.tsx'

/** An edit of a row of a room type, to be tried. */
interface TriedRow {
  request: EditRequest
  /** From what to what, in words. */
  changes: { field: string; from: string; to: string }[]
  onKept?(): void
}

/** What belongs to a room type, tried before it counts: beneath the table in which it was typed. */
export function useRowTrial(title: string): {
  begin(tried: TriedRow): void
  stop(): void
  /** How many were kept: the row in which one was typed begins anew then. */
  kept: number
  panel: ReactNode
} {
  const text = useText()
  const notify = useNotify()
  const client = useQueryClient()
  const [tried, setTried] = useState<TriedRow | null>(null)
  const [round, setRound] = useState(0)
  const [kept, setKept] = useState(0)
  const stop = () => setTried(null)
  const begin = (row: TriedRow) => {
    setRound((now) => now + 1)
    setTried(row)
  }
  const panel = tried ? (
    <TrialPanel
      key={round}
      request={tried.request}
      changes={tried.changes}
      title={title}
      onKept={(planned) => {
        notify(planned === null ? text('roomTypes.saved') : plannedWords(planned, text), {
          type: 'success',
        })
        stop()
        setKept((now) => now + 1)
        tried.onKept?.()
        void client.invalidateQueries({ queryKey: ['room-types'] })
      }}
      onDropped={stop}
    />
  ) : null
  return { begin, stop, kept, panel }
}
