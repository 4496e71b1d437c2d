import { describe, expect, it } from 'vitest'
import { openTerminal } from '../../launch/terminal.mjs'

function written(isTTY: boolean) {
  const texts: string[] = []
  return {
    out: { isTTY, columns: 40, write: (text: string) => texts.push(text) },
    text: () => texts.join(''),
  }
}

describe('the steps of a start', () => {
  it('are a line each with their time and what came of them', async () => {
    const { out, text } = written(false)
    const terminal = openTerminal(out)
    expect(
      await terminal.step(
        'database',
        async () => 5432,
        (port) => `on ${port}`,
      ),
    ).toBe(5432)
    terminal.close()
    expect(text()).toMatch(/^ {2}✓ database +0\.0 s {2}on 5432\n$/)
  })

  it('are not called done when they failed', async () => {
    const { out, text } = written(false)
    const terminal = openTerminal(out)
    await expect(
      terminal.step('database', () => Promise.reject(new Error('no room'))),
    ).rejects.toThrow('no room')
    terminal.close()
    expect(text()).toBe('')
  })

  it('show on a terminal what is under way, never wider than it', async () => {
    const { out, text } = written(true)
    const terminal = openTerminal(out)
    await terminal.step('Temporal', async (tell) => {
      tell('building Temporal: 812 of about 1430 packages, and more than fits')
      await new Promise((resolve) => setTimeout(resolve, 250))
    })
    terminal.close()
    expect(text()).toContain('Temporal 0.1 s building')
    // oxlint-disable-next-line no-control-regex -- these are what moves the cursor
    for (const line of text().split(/\r\x1b\[2K|\n/)) expect(line.length).toBeLessThan(40)
  })
})
