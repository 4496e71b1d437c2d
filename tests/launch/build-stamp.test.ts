import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isCurrent, keepStamp, stampOf } from '../../launch/build-stamp.mjs'

let root: string
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'kamersleutel-stamp-'))
  fs.mkdirSync(path.join(root, 'rules/money'), { recursive: true })
  fs.writeFileSync(path.join(root, 'rules/money/euro.ts'), 'export const euro = 100')
  fs.writeFileSync(path.join(root, 'package.json'), '{}')
})
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

const stamp = () => stampOf(['rules', 'package.json', 'not-there'], root)

describe('the stamp of a build', () => {
  it('is the same for the same contents, whenever they were written', () => {
    const before = stamp()
    fs.utimesSync(path.join(root, 'package.json'), 0, 0)
    expect(stamp()).toBe(before)
  })

  it.each([
    ['a change', () => fs.appendFileSync(path.join(root, 'rules/money/euro.ts'), '\n')],
    ['a new file', () => fs.writeFileSync(path.join(root, 'rules/new.ts'), '')],
    ['a file that is gone', () => fs.rmSync(path.join(root, 'package.json'))],
    [
      'a new name',
      () =>
        fs.renameSync(
          path.join(root, 'rules/money/euro.ts'),
          path.join(root, 'rules/money/cents.ts'),
        ),
    ],
  ])('differs after %s', (_, change) => {
    const before = stamp()
    change()
    expect(stamp()).not.toBe(before)
  })

  it('counts only while what was made is there', () => {
    const part = { name: 'server', makes: ['api/main.js'] }
    const dist = path.join(root, 'dist')
    expect(isCurrent(part, 'a', dist)).toBe(false)
    keepStamp('server', 'a', dist)
    expect(isCurrent(part, 'a', dist)).toBe(false)
    fs.mkdirSync(path.join(dist, 'api'))
    fs.writeFileSync(path.join(dist, 'api/main.js'), '')
    expect(isCurrent(part, 'a', dist)).toBe(true)
    expect(isCurrent(part, 'b', dist)).toBe(false)
  })

  it('of one part leaves those of the others', () => {
    keepStamp('server', 'a', root)
    keepStamp('workflows', 'b', root)
    expect(isCurrent({ name: 'server', makes: [] }, 'a', root)).toBe(true)
    expect(isCurrent({ name: 'workflows', makes: [] }, 'b', root)).toBe(true)
  })
})
