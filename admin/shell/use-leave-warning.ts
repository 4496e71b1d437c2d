import { useContext, useEffect } from 'react'
import { type Navigator, UNSAFE_NavigationContext } from 'react-router'
import { guardBack } from './guard-back.ts'

/** State of a way on after which nothing typed can be saved any more: it asks nothing. */
export const nothingToSave = { nothingToSave: true } as const

/** Of a form that never leads on by itself. */
const neverDone = { current: false }

/**
 * Asks before somebody leaves a screen with something typed and not saved: by a link, a key, the
 * browser's own back, or by closing the page. react-admin's own warning needs another kind of router
 * than ours.
 *
 * @param question null: nothing would be lost
 * @param isDone true once what was typed is saved: the way on from there asks nothing
 */
export function useLeaveWarning(
  question: string | null,
  isDone: { readonly current: boolean } = neverDone,
): void {
  const { navigator } = useContext(UNSAFE_NavigationContext)
  useEffect(() => {
    if (question === null) return
    // oxlint-disable-next-line no-alert -- the browser's own question stops everything else
    const mayLeave = () => isDone.current || window.confirm(question)
    const releases = [guardLinks(navigator, mayLeave), guardBack(mayLeave)]
    const close = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', close)
    return () => {
      for (const release of releases) release()
      window.removeEventListener('beforeunload', close)
    }
  }, [navigator, question, isDone])
}

/** Has every way to another address ask first; answers how to undo that. */
function guardLinks(navigator: Navigator, mayLeave: () => boolean): () => void {
  const { push, replace } = navigator
  const asking =
    (go: Navigator['push']): Navigator['push'] =>
    (...to) => {
      if (to[1] === nothingToSave || mayLeave()) go.apply(navigator, to)
    }
  navigator.push = asking(push)
  navigator.replace = asking(replace)
  return () => {
    navigator.push = push
    navigator.replace = replace
  }
}
