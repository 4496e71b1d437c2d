import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { MarkdownReader } from '../../../api/pages/markdown-reader.ts'
import { pageTextLimits } from '../../../rules/forms/check-page-text.ts'

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
    const first = reader.read('Hallo')
    expect(reader.read('Hallo')).toBe(first)
    expect(await first).toEqual(hallo)
  })
})
