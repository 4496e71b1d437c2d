import { afterEach, expect, it, vi } from 'vitest'
import { fetchJson } from '../../guest/calls/fetch-json.ts'

afterEach(() => vi.unstubAllGlobals())

it('A call asks for the language of the page, also where the browser has translated it', async () => {
  const asked = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
  asked.mockResolvedValue(Response.json({}))
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('siteWords', { language: { tag: 'nl', locale: 'nl-NL' } })
  vi.stubGlobal('document', { documentElement: { lang: 'de' } })
  expect(await fetchJson('/api/property')).toEqual({ status: 200, body: {} })
  expect(new Headers(asked.mock.lastCall![1].headers).get('accept-language')).toBe('nl')
})
