import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepSecrets } from '../../launch/secrets.mjs'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kamersleutel-secrets-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

describe('the secrets of an app', () => {
  it('are made once, for their owner only', () => {
    const made = keepSecrets(folder)
    expect(new Set(Object.values(made)).size).toBe(4)
    expect(keepSecrets(folder)).toEqual(made)
    expect(fs.statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
  })

  it('that others could read are their owner’s alone after a start', () => {
    const made = keepSecrets(folder)
    const file = path.join(folder, 'secrets.json')
    fs.chmodSync(file, 0o644)
    expect(keepSecrets(folder)).toEqual(made)
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  })

  it('of an app that an earlier version made are kept, and what it did not know is added', () => {
    const kept = { superPassword: 'a', ownerPassword: 'b', secret: 'c' }
    fs.writeFileSync(path.join(folder, 'secrets.json'), JSON.stringify(kept))
    const now = keepSecrets(folder)
    expect(now).toMatchObject(kept)
    expect(now.appPassword).toHaveLength(48)
    expect(keepSecrets(folder)).toEqual(now)
  })
})
