import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')
const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
const rows = text.split('\n').filter((line) => /^\| V\d+ /.test(line))

describe('docs/security.md', () => {
  it('has a row for each of the seventeen chapters', () => {
    expect(rows.map((row) => Number(/^\| V(\d+) /.exec(row)![1]))).toEqual(
      Array.from({ length: 17 }, (_, i) => i + 1),
    )
  })

  it('names a test for every chapter that applies', () => {
    for (const row of rows.filter((each) => !each.includes('does not apply')))
      expect(row).toMatch(/`tests\/[\w/.-]+\.test\.ts`/)
  })

  it('names only files and folders that are there', () => {
    const named = [...text.matchAll(/`((?:\w[\w-]*\/)+[\w.-]*|[\w-]+\.json)`/g)].map(
      ([, file]) => file!,
    )
    expect(named.length).toBeGreaterThan(70)
    expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  })
})
