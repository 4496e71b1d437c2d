import { useRecordContext } from 'react-admin'
import type { ClosureView } from '../../api/closures/closure-view.ts'
import { screens } from '../../screens/screen-routes.ts'
import { RemoveRecordButton } from '../shell/RemoveRecordButton.tsx'
import { useText } from '../texts/use-text.ts'
import { closedNights, closedWhat } from './closure-words.ts'

/** Opens the nights again; asks first, because guests can book them at once. */
export function RemoveClosureButton() {
  const text = useText()
  const closure = useRecordContext<ClosureView>()
  if (!closure) return null
  const named = { what: closedWhat(closure, text), nights: closedNights(closure) }
  return (
    <RemoveRecordButton
      resource="closures"
      record={closure}
      list={screens.closures.path}
      words={{
        title: text('closures.remove.title'),
        question: text('closures.remove.question', named),
        refused: text('closures.remove.refused'),
        keep: text('closures.remove.keep'),
        confirm: text('closures.remove.confirm'),
        busy: text('closures.busy'),
        removed: text('closures.opened'),
      }}
    />
  )
}
