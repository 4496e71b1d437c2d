import { type ApiFailure, failureOf } from './api-failure.ts'
import { fetchJson } from './fetch-json.ts'

/** A write to the API: what it answered, or why not. Never throws. */
export async function send<Answer>(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ ok: true; answer: Answer } | { ok: false; failure: ApiFailure }> {
  const { status, body: answer } = await fetchJson(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return status >= 200 && status < 300
    ? { ok: true, answer: answer as Answer }
    : { ok: false, failure: failureOf(status, answer) }
}
