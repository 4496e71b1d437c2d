import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { messageSeconds } from '../../rules/messages/message-seconds.ts'
import { ApiProblem } from '../data/api-problem.ts'
import type { BackOfficeDataProvider } from '../data/back-office-data-provider.ts'
import { UndoNotice } from '../shell/UndoNotice.tsx'
import { useText } from '../texts/use-text.ts'

/** What is wrong at which field; empty where it failed otherwise, null when it is written. */
export type WriteProblems = Readonly<Record<string, string>> | null

type Work = (data: BackOfficeDataProvider) => Promise<unknown>

interface Said {
  done: string
  /** Where the API gives no reason of its own. */
  failed?: string
  /** Writes back what was taken away; offered for some seconds. */
  undo?: Work
  /** Is told that others changed it since the version that was sent. */
  onMeanwhile?: () => void
}

/**
 * Writes what belongs to a room type: says what came of it, and has the room types read again. One
 * write at a time. Why one failed is `problem`, until the next: its card shows it, and nothing typed
 * is lost.
 */
export function useRoomWrites() {
  const text = useText()
  const notify = useNotify()
  const client = useQueryClient()
  const data = useDataProvider<BackOfficeDataProvider>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function write(
    work: Work,
    { done, failed, undo, onMeanwhile }: Said,
  ): Promise<WriteProblems> {
    setBusy(true)
    setProblem(null)
    try {
      await work(data)
      const said = undo ? (
        <UndoNotice said={done} onUndo={() => void write(undo, { done: text('kept.back') })} />
      ) : (
        done
      )
      notify(said, {
        type: 'success',
        ...(undo && { autoHideDuration: messageSeconds.undo * 1000 }),
      })
      return null
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      // What is taken away has no field to say it at.
      if (error.body.errors && !undo) return error.body.errors
      if (error.reason === 'changed-meanwhile') onMeanwhile?.()
      const its = error.reason === 'unexpected' ? '' : error.message
      setProblem(its || (failed ?? text('roomTypes.notSavedLater')))
      return {}
    } finally {
      setBusy(false)
      await Promise.all(
        ['room-types', 'rooms'].map((noun) => client.invalidateQueries({ queryKey: [noun] })),
      )
    }
  }
  return { write, busy, problem, say: setProblem }
}
