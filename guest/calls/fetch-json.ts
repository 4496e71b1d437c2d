/**
 * One call to the API and what it answered; `body` is null where the answer is no JSON. Status 0:
 * no answer at all.
 */
export type FetchJson = (
  path: string,
  init?: RequestInit,
) => Promise<{ status: number; body: unknown }>

/** Longer than this and a guest has given up: say so and offer to try again. */
const patienceMs = 12_000

/** The browser's way to the API. Never throws: no answer is an answer with status 0. */
export const fetchJson: FetchJson = async (path, init) => {
  try {
    const headers = new Headers(init?.headers)
    // Answers are in the language of the page, whatever the browser prefers; a browser that
    // translates the page rewrites the `lang` of its document.
    headers.set('accept-language', siteWords.language.tag)
    const response = await fetch(path, {
      signal: AbortSignal.timeout(patienceMs),
      ...init,
      headers,
    })
    return { status: response.status, body: await response.json().catch(() => null) }
  } catch {
    return { status: 0, body: null }
  }
}
