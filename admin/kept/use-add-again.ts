import { type SaveHandler, useCreate, useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { nothingToSave } from '../shell/use-leave-warning.ts'
import { useText } from '../texts/use-text.ts'
import type { KeptNoun, KeptRow } from './kept-noun.ts'

/**
 * Adds what is typed in the form of a row that somebody else removed meanwhile, as a row of its own.
 * What it answers is wrong at which field.
 */
export function useAddAgain<Row extends KeptRow>(noun: KeptNoun<Row>): SaveHandler<Row> {
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const [create] = useCreate<Row>()
  const save = async ({ id: _id, version: _version, ...content }: Partial<Row>) => {
    try {
      await create(noun.resource, { data: content as Partial<Row> }, { returnPromise: true })
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.body.errors) return problem.body.errors
      notify((problem instanceof ApiProblem && problem.message) || text('shell.failed'), {
        type: 'error',
      })
      return undefined
    }
    notify(noun.words.added, { type: 'success' })
    void navigate(noun.listAddress ?? screens[noun.screens.list].path, { state: nothingToSave })
    return undefined
  }
  // react-admin's type knows no promise of errors, which its form awaits.
  return save as SaveHandler<Row>
}
