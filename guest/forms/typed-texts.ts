/** What was typed when its reader chose another language: the page is loaded anew. */
const KEY = 'kamersleutel.typed'

/**
 * Saves what stands in the forms of a page, for this tab and the same page in another language.
 *
 * @param page its Dutch path
 */
export function saveTypedTexts(page: string): void {
  const typed = [...document.forms].flatMap((form) => [...new FormData(form)])
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ page, texts: Object.fromEntries(typed) }))
  } catch {
    // A browser that keeps nothing has it typed again.
  }
}

/** What was saved of this page, by field. From then on nothing is saved, not of any page. */
export function takeTypedTexts(page: string): Readonly<Record<string, unknown>> {
  try {
    const stored = sessionStorage.getItem(KEY) ?? '{}'
    sessionStorage.removeItem(KEY)
    const saved = JSON.parse(stored) as { page?: string; texts?: Record<string, unknown> }
    return (saved.page === page && saved.texts) || {}
  } catch {
    return {}
  }
}
