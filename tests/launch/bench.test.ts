import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { reportRatio } from '../bench/report.ts'
import { runPart, verdict } from '../bench/run-part.mjs'

/** What a part of the bench says, and how it ended. */
async function ran(say: () => void, status = 0) {
  const lines: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kamersleutel-bench-'))
  const program = path.join(folder, 'part.mjs')
  try {
    say()
    const said = lines.map((line) => `console.log(${JSON.stringify(line)})`)
    fs.writeFileSync(program, [...said, `process.exitCode = ${status}`].join('\n'))
    return { part: 'growth', ...(await runPart(program, folder)) }
  } finally {
    log.mockRestore()
    fs.rmSync(folder, { recursive: true })
  }
}

describe('the bench', () => {
  it('ends with 0 where every aim was reached, and where more was asked for', async () => {
    const part = await ran(() => {
      reportRatio('a search', 1.4, { atMost: 1.5 })
      reportRatio('POST ÷ four inserts', 0.7, { atLeast: 0.6 })
      reportRatio('sums of every year', 50, { grows: 'it adds up all years' })
    })
    expect(verdict([part])).toEqual({ line: 'Every aim was reached.', code: 0 })
  })

  it('ends with 2 where an aim was missed, and names it last', async () => {
    const part = await ran(() => {
      reportRatio('a search', 1.6, { atMost: 1.5 })
      reportRatio('a page', 1, { atMost: 1.5 })
      reportRatio('POST ÷ four inserts', 0.5, { atLeast: 0.6 })
    })
    const others = { part: 'rules', broke: false, missed: [] }
    expect(verdict([others, part])).toEqual({
      line: 'Missed: growth: a search: 1.60 (aim ≤ 1.5); growth: POST ÷ four inserts: 0.50 (aim ≥ 0.6).',
      code: 2,
    })
  })

  it('ends with 1 where a part of it broke, and names it', async () => {
    const part = await ran(() => reportRatio('a search', 1.6, { atMost: 1.5 }), 3)
    expect(verdict([part])).toEqual({
      line: 'Broke: growth. Missed: growth: a search: 1.60 (aim ≤ 1.5).',
      code: 1,
    })
  })
})
