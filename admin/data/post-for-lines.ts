import { ApiProblem } from './api-problem.ts'

/**
 * Posts something that is answered in lines of JSON, and hands each on as soon as it is there.
 * Throws `ApiProblem` as `sendRequest` does, also where the answer breaks off.
 */
export async function postForLines<Line>(
  path: string,
  content: object,
  each: (line: Line) => void,
  signal?: AbortSignal,
): Promise<void> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { accept: 'application/x-ndjson', 'content-type': 'application/json' },
      body: JSON.stringify(content),
      signal: signal ?? null,
    })
    if (!response.ok) throw ApiProblem.of(response.status, await response.json().catch(() => null))
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (;;) {
      const { done, value = '' } = await reader.read()
      const lines = (rest + value).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line !== '') each(JSON.parse(line) as Line)
      if (done) return
    }
  } catch (problem) {
    if (problem instanceof ApiProblem || signal?.aborted) throw problem
    throw new ApiProblem(0, 'unreachable', '')
  }
}
