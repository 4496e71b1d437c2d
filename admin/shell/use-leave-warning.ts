import { useContext, useEffect } from 'react'
import { type Navigator, UNSAFE_NavigationContext } from 'react-router'
import { guardBack } from './guard-back.ts'

/** State of a way on after which nothing typed can be saved any more: it asks nothing. */
export const nothingToSave = { nothingToSave: true } as const

/** Of a form that never leads on by itself. */
const neverDone = { current: false }

/** The forms in view with something typed and not saved. */
const unsaved = new Set<{ question: string; isDone: { readonly current: boolean } }>()
/** Undoes that ways to another address ask; null where none does. */
let release: (() => void) | null = null

/**
 * Asks before somebody leaves a screen with something typed and not saved: by a link, a key, the
 * browser's own back, or by closing the page. Several forms of a screen ask the same question once.
 * react-admin's own warning needs another kind of router than ours.
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
    const form = { question, isDone }
    unsaved.add(form)
    release ??= guardAll(navigator)
    return () => {
      unsaved.delete(form)
      if (unsaved.size > 0) return
      release?.()
      release = null
    }
  }, [navigator, question, isDone])
}

/** Asks what the unsaved forms ask, each question once; true where one may leave. */
function mayLeave(): boolean {
  const open = [...unsaved].filter(({ isDone }) => !isDone.current)
  // oxlint-disable-next-line no-alert -- the browser's own question stops everything else
  return [...new Set(open.map(({ question }) => question))].every((one) => window.confirm(one))
}

function guardAll(navigator: Navigator): () => void {
  const releases = [guardLinks(navigator), guardBack(mayLeave)]
  const close = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', close)
  return () => {
    for (const undo of releases) undo()
    window.removeEventListener('beforeunload', close)
  }
}

/** Has every way to another address ask first; answers how to undo that. */
function guardLinks(navigator: Navigator): () => void {
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
