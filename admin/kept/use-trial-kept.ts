import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import { nothingToSave } from '../shell/use-leave-warning.ts'
import type { KeptNoun, KeptRow } from './kept-noun.ts'

/**
 * What a form of a kind of rows needs for trials: its resource, and what comes after a trial is
 * kept, which is what comes after it is saved.
 */
export function useTrialKept<Row extends KeptRow>(
  { resource, screens: { list } }: KeptNoun<Row>,
  said: string,
): { resource: string; onKept(): void } {
  const notify = useNotify()
  const navigate = useNavigate()
  const client = useQueryClient()
  return {
    resource,
    onKept: () => {
      void client.invalidateQueries({ queryKey: [resource] })
      notify(said, { type: 'success' })
      void navigate(screens[list].path, { state: nothingToSave })
    },
  }
}
