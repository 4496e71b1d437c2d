import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dist } from '../../../launch/folders.mjs'
import { Thread, TooMuchWork } from '../../../api/operation/thread.ts'
import { MarkdownReader } from '../../../api/pages/markdown-reader.ts'
import type { readMarkdown } from '../../../api/pages/read-markdown.ts'
import { pageTextLimits } from '../../../rules/forms/check-page-text.ts'

afterEach(() => vi.restoreAllMocks())

const longest = (piece: string) => piece.repeat(pageTextLimits.body).slice(0, pageTextLimits.body)
const asItIs = (source: string) => ({
  blocks: [{ kind: 'paragraph', inside: [{ kind: 'text', text: source }] }],
  problem: { why: 'intricate' },
})
const hallo = {
  blocks: [{ kind: 'paragraph', inside: [{ kind: 'text', text: 'Hallo' }] }],
  problem: null,
}

describe('Markdown that is made to take long', () => {
  it.each([longest('[a]('), longest('> '), longest('*a **a '), `${'- '.repeat(2_000)}x`])(
    'is shown as it is written, and holds nobody up: %.20s …',
    async (source) => {
      const reader = new MarkdownReader()
      const order: string[] = []
      const reading = reader.read(source).finally(() => order.push('read'))
      await setImmediate()
      order.push('somebody else')
      expect(await reading).toEqual(asItIs(source))
      expect(order).toEqual(['somebody else', 'read'])
      expect(await reader.read('Hallo')).toEqual(hallo)
    },
  )
})

describe('A text in Markdown', () => {
  it('is read once, and remembered', async () => {
    const reader = new MarkdownReader()
    const run = vi.spyOn(Thread.prototype, 'run')
    const reads = await Promise.all([reader.readSaved('Hallo'), reader.readSaved('Hallo')])
    expect([...reads, await reader.readSaved('Hallo')]).toEqual([hallo, hallo, hallo])
    expect(run).toHaveBeenCalledOnce()
  })

  it('that is saved is waited for where the machine is busy, and is never shown as it is written', async () => {
    const reader = new MarkdownReader()
    const run = vi.spyOn(Thread.prototype, 'run')
    // A draft of it that was given up, as on a thread that got no time for two seconds.
    run.mockRejectedValueOnce(new TooMuchWork())
    expect(await reader.read('**Hallo**')).toEqual(asItIs('**Hallo**'))
    run.mockRejectedValueOnce(new TooMuchWork())
    await expect(reader.readSaved('**Hallo**')).rejects.toMatchObject({
      error: { reason: 'unavailable' },
    })
    expect(run).toHaveBeenLastCalledWith('**Hallo**', [], 20_000)
    // Another time there is time for it.
    expect((await reader.readSaved('**Hallo**')).problem).toBeNull()
  })

  it('is given the time that it may take, and no more', async () => {
    const thread = new Thread<typeof readMarkdown>(
      'read-markdown-thread',
      pathToFileURL(path.join(dist, 'api/pages/markdown-reader.js')).href,
      { withinMs: 1, megabytes: 128 },
    )
    await expect(thread.run(longest('[a]('))).rejects.toThrow(TooMuchWork)
    expect(await thread.run('Hallo', [], 20_000)).toEqual(hallo)
  })
})
