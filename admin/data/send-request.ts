import { ApiProblem } from './api-problem.ts'

/** Staff read Dutch, whatever their browser prefers: what guests read follows this header. */
const STAFF_LANGUAGE = 'nl'

/** An answer as react-admin's `fetchJson` gives it; no content has `null` for its JSON. */
interface Answer<Content> {
  status: number
  headers: Headers
  body: string
  json: Content
}

/**
 * One call of our API. The session travels in its cookie; the browser adds the Origin that the API
 * asks for. Throws `ApiProblem` for every 4xx and 5xx, and for no answer at all.
 */
export async function sendRequest<Content>(
  path: string,
  {
    method = 'GET',
    body = null,
    signal = null,
  }: Pick<RequestInit, 'method' | 'body' | 'signal'> = {},
): Promise<Answer<Content>> {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'accept-language': STAFF_LANGUAGE,
      ...(body === null ? {} : { 'content-type': 'application/json' }),
    },
    body,
    signal,
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new ApiProblem(0, 'unreachable', '')
  })
  const text = await response.text()
  const json = parsed(text)
  if (!response.ok) throw ApiProblem.of(response.status, json)
  return { status: response.status, headers: response.headers, body: text, json: json as Content }
}

/** What is no JSON, as no content or a proxy's page, says nothing. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
