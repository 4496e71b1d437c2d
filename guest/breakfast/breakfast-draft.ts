import { useState } from 'react'
import { type BreakfastAnswers, emptyAnswers } from './empty-answers.ts'

const storageKey = 'kamersleutel.breakfast'

/** Marks the form whose inputs may be typed in before the script is there. */
export const FORM_MARK = 'data-breakfast'

/**
 * What was typed of an order, kept for this tab only and at every change: the next person at the
 * computer does not find it. What was typed before the script came is taken along.
 */
export function useBreakfastDraft(
  posted: BreakfastAnswers | null,
): [BreakfastAnswers, (answers: BreakfastAnswers) => void] {
  const [draft, setDraft] = useState(() => {
    if (posted) {
      if (typeof document !== 'undefined') save(posted)
      return posted
    }
    return typeof document === 'undefined' ? emptyAnswers : withTyped(load())
  })
  return [
    draft,
    (answers) => {
      save(answers)
      setDraft(answers)
    },
  ]
}

/** The order is placed: its address is no longer of use here. */
export function forgetBreakfastDraft(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing was kept there.
  }
}

function load(): BreakfastAnswers {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as object | null
    return { ...emptyAnswers, ...kept }
  } catch {
    return emptyAnswers
  }
}

function save(answers: BreakfastAnswers): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(answers))
  } catch {
    // Private windows may refuse; the order goes on as long as the page stands.
  }
}

function withTyped(draft: BreakfastAnswers): BreakfastAnswers {
  const form = document.querySelector<HTMLFormElement>(`form[${FORM_MARK}]`)
  if (!form) return draft
  const typed = [...new FormData(form)].filter(
    ([field, text]) =>
      field in emptyAnswers &&
      text !== '' &&
      text !== emptyAnswers[field as keyof BreakfastAnswers],
  )
  return { ...draft, ...Object.fromEntries(typed) }
}
