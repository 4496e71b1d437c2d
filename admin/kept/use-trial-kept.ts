import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import { nothingToSave } from '../shell/use-leave-warning.ts'
import { plannedWords } from '../trials/planned-words.ts'
import { useText } from '../texts/use-text.ts'
import type { KeptNoun, KeptRow } from './kept-noun.ts'
import type { TrialOfForm } from './TryKeptButton.tsx'
import { useRemoved } from './use-removed.tsx'

/**
 * What a form of a kind of rows needs for trials: its noun, and what comes after a trial is
 * kept, which is what comes after it is saved or removed.
 */
export function useTrialKept<Row extends KeptRow>(
  noun: KeptNoun<Row>,
  said: string,
): TrialOfForm<Row> {
  const { resource, listAddress, words } = noun
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const client = useQueryClient()
  const list = listAddress ?? screens[noun.screens.list].path
  const removed = useRemoved<Row>({ resource, list, words })
  const leave = (told: string) => {
    notify(told, { type: 'success' })
    void navigate(list, { state: nothingToSave })
  }
  return {
    noun: resource,
    title: words.one,
    onKept: (planned) => {
      void client.invalidateQueries({ queryKey: [resource] })
      leave(planned === null ? said : plannedWords(planned, text))
    },
    removal: {
      title: words.remove,
      onKept: (planned, row) => {
        void client.invalidateQueries({ queryKey: [resource] })
        if (planned === null) removed(row)
        else leave(plannedWords(planned, text))
      },
    },
  }
}
