import { useCallback, useState } from 'react'
import { type Draft, emptyDraft, loadDraft, saveDraft } from './draft.ts'

/**
 * The draft of this tab, kept at every change. What was typed before the script came is taken
 * along.
 */
export function useDraft(): [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState(() =>
    typeof document === 'undefined' ? emptyDraft : withTyped(loadDraft()),
  )
  const keep = useCallback((next: Draft) => {
    saveDraft(next)
    setDraft(next)
  }, [])
  return [draft, keep]
}

function withTyped(draft: Draft): Draft {
  const guest = { ...draft.guest }
  for (const field of Object.keys(guest) as (keyof typeof guest)[]) {
    const typed = document.querySelector<HTMLInputElement>(
      `form[data-checkout] input[name=${field}]`,
    )?.value
    if (typed) guest[field] = typed
  }
  return { ...draft, guest }
}
