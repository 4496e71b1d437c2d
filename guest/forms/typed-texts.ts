/** What was typed when its reader chose another language: the page is loaded anew. */
const KEY = 'kamersleutel.typed'

/** Keeps what stands in the forms of the page, for this tab and the page that comes next. */
export function keepTypedTexts(): void {
  const typed = [...document.forms].flatMap((form) => [...new FormData(form)])
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(typed)))
  } catch {
    // A browser that keeps nothing has it typed again.
  }
}

/** What was kept, by field; from then on it is kept no more. */
export function takeTypedTexts(): Readonly<Record<string, unknown>> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    sessionStorage.removeItem(KEY)
    return kept
  } catch {
    return {}
  }
}
