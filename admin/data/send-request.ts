import { ApiProblem } from './api-problem.ts'

interface Answer<Body> {
  body: Body
  headers: Headers
}

/**
 * One call of our API. The session travels in its cookie; the browser adds the Origin that the API
 * asks for. Throws `ApiProblem` for every 4xx and 5xx, and for no answer at all.
 */
export async function sendRequest<Body>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  content?: unknown,
  signal?: AbortSignal,
): Promise<Answer<Body>> {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(content === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(content === undefined ? {} : { body: JSON.stringify(content) }),
    ...(signal ? { signal } : {}),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new ApiProblem(0, 'unreachable', '')
  })
  const body: unknown = response.status === 204 ? null : await response.json().catch(() => null)
  if (!response.ok) throw ApiProblem.of(response.status, body)
  return { body: body as Body, headers: response.headers }
}
