import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endChild, killGroup } from '../../launch/child.mjs'
import { asSuperuser, ensureDatabase, startPostgres } from '../../launch/postgres.mjs'
import { supervise } from '../../launch/supervise.mjs'
import { closedFolders } from '../../launch/unprivileged.mjs'

let root: string
let folder: string
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'kamersleutel-closed-'))
  folder = path.join(root, 'data/postgres')
})
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

const start = (more: Partial<Parameters<typeof startPostgres>[0]> = {}) =>
  startPostgres({
    ...more,
    folder,
    superPassword: 'above',
    ownerPassword: 'within',
    appPassword: 'beside',
    logFile: path.join(root, 'postgres.log'),
  })

describe('the embedded PostgreSQL', () => {
  it('runs in a folder that only its owner may enter, also as root', async () => {
    expect(fs.statSync(root).mode & 0o777).toBe(0o700)
    const server = await start()
    await ensureDatabase(server.superUrl, 'app')
    await asSuperuser(server.url('app'), async (client) => {
      const { rows } = await client.query(
        'SELECT usesuper FROM pg_user WHERE usename = current_user',
      )
      expect(rows).toEqual([{ usesuper: false }])
      // What the migrations need and a superuser would have to do on many a server.
      await client.query('CREATE EXTENSION btree_gist')
    })
    await asSuperuser(server.appUrl('app'), async (client) => {
      const { rows } = await client.query(
        'SELECT rolsuper, rolcreatedb, rolcreaterole FROM pg_roles WHERE rolname = current_user',
      )
      expect(rows).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }])
      await expect(client.query('CREATE TABLE mine (it integer)')).rejects.toThrow(
        'permission denied',
      )
    })
    await endChild(server.child, 'SIGINT')
  })

  it('keeps its data, and comes back after kill -9 with its pid file left behind', async () => {
    const first = await start()
    await asSuperuser(first.superUrl, (client) => client.query('CREATE TABLE kept (it integer)'))
    killGroup(first.child.process.pid!)
    await first.child.end
    expect(fs.existsSync(path.join(folder, 'cluster/postmaster.pid'))).toBe(true)
    const second = await start()
    await asSuperuser(second.superUrl, (client) => client.query('SELECT it FROM kept'))
    await endChild(second.child, 'SIGINT')
  })

  it('comes back when the number in the pid file belongs to another program by now', async () => {
    const first = await start()
    await endChild(first.child, 'SIGINT')
    fs.writeFileSync(
      path.join(folder, 'cluster/postmaster.pid'),
      `${process.pid}\n${folder}/cluster\n1\n5432\n\n127.0.0.1\n`,
    )
    const second = await start()
    await endChild(second.child, 'SIGINT')
    expect(second.child.ended()).toBe('exit code 0')
  })

  it('that is kept running comes back at the same address, and is not made anew where its data is gone', async () => {
    const cluster = path.join(folder, 'cluster')
    const processes = supervise({ add: () => {} }, () => {})
    const server = await start({ start: processes.start })
    const table = (query: string) => asSuperuser(server.superUrl, (client) => client.query(query))
    await table('CREATE TABLE kept (it integer)')
    killGroup(server.child.process.pid!)
    await expect
      .poll(() => table('SELECT it FROM kept').catch(() => null), { timeout: 20_000 })
      .not.toBeNull()
    fs.renameSync(cluster, `${cluster}-away`)
    process.kill(Number(fs.readFileSync(`${cluster}-away/postmaster.pid`, 'utf8').split('\n')[0]))
    await expect(processes.failure).rejects.toThrow(`its data is gone from ${cluster}.`)
    expect(fs.existsSync(cluster)).toBe(false)
  })

  it('knows which folders on the way a user may not enter', () => {
    const open = path.join(root, 'open')
    fs.mkdirSync(open, { mode: 0o755 })
    expect(closedFolders(open, 65_534, 65_534)).toEqual([root])
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag])))
    expect(closedFolders(open, uid!, gid!)).toEqual([])
  })
})
