import { type ApiFailure, failureOf } from './api-failure.ts'
import { fetchJson } from './fetch-json.ts'

/**
 * A write to the API: what it answered, or why not. Never throws.
 *
 * @param signal gives up where the usual patience is not the right one
 */
export async function send<Answer>(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<{ ok: true; answer: Answer } | { ok: false; failure: ApiFailure }> {
  const { status, body: answer } = await fetchJson(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
  return status >= 200 && status < 300
    ? { ok: true, answer: answer as Answer }
    : { ok: false, failure: failureOf(status, answer) }
}
