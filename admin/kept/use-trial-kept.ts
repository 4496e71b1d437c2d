import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import { nothingToSave } from '../shell/use-leave-warning.ts'
import { plannedWords } from '../trials/planned-words.ts'
import { useText } from '../texts/use-text.ts'
import type { KeptNoun, KeptRow } from './kept-noun.ts'
import type { TrialOfForm } from './TryKeptButton.tsx'

/**
 * What a form of a kind of rows needs for trials: its resource, and what comes after a trial is
 * kept, which is what comes after it is saved.
 */
export function useTrialKept<Row extends KeptRow>(
  { resource, screens: { list }, words: { one } }: KeptNoun<Row>,
  said: string,
): TrialOfForm {
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const client = useQueryClient()
  return {
    resource,
    title: one,
    onKept: (planned) => {
      void client.invalidateQueries({ queryKey: [resource] })
      notify(planned === null ? said : plannedWords(planned, text), { type: 'success' })
      void navigate(screens[list].path, { state: nothingToSave })
    },
  }
}
