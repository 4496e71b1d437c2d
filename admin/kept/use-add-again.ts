import { type SaveHandler, useCreate, useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { nothingToSave } from '../shell/use-leave-warning.ts'
import type { KeptNoun, KeptRow } from './kept-noun.ts'
import type { SaveProblem } from './use-saving.ts'

/**
 * Adds what is typed in the form of a row that somebody else removed meanwhile, as a row of its own.
 * What it answers is wrong at which field; anything else stands beside the buttons.
 */
export function useAddAgain<Row extends KeptRow>(
  noun: KeptNoun<Row>,
  problem: SaveProblem,
): SaveHandler<Row> {
  const notify = useNotify()
  const navigate = useNavigate()
  const [create] = useCreate<Row>()
  const save = async ({ id: _id, version: _version, ...content }: Partial<Row>) => {
    try {
      await create(noun.resource, { data: content as Partial<Row> }, { returnPromise: true })
    } catch (refused) {
      problem.failed(refused)
      return refused instanceof ApiProblem ? refused.body.errors : undefined
    }
    notify(noun.words.added, { type: 'success' })
    void navigate(noun.listAddress ?? screens[noun.screens.list].path, { state: nothingToSave })
    return undefined
  }
  // react-admin's type knows no promise of errors, which its form awaits.
  return save as SaveHandler<Row>
}
