import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { BackupWriter } from '../../../api/backups/backup-writer.ts'
import { type MadeBackup, makeBackup } from '../../../api/backups/make-backup.ts'
import { BackupBroken, checkBackup } from '../../../api/backups/read-backup.ts'
import { restoreBackup } from '../../../api/backups/restore-backup.ts'
import { type Ground, SECRET, all, ground, inhabitedGround, placeAt } from './house.ts'

/** Reads and writes a whole database, a few times. */
const PATIENCE = 60_000

let from: Ground
let made: MadeBackup
beforeAll(async () => {
  from = await inhabitedGround()
  made = await makeBackup(from.house, from.folder)
}, PATIENCE)
afterAll(() => from.clear())

/** What a server sends last of an answer to COPY: `COPY 3` and that it is ready. */
const COUNT_BYTES = 18

/** A way to the database on which the end of each answer comes a moment after the rest of it. */
async function slowWayTo(url: string): Promise<{ url: string; close(): Promise<void> }> {
  const { hostname, port } = new URL(url)
  const server = net.createServer((client) => {
    const database = net.connect(Number(port), hostname)
    let after = Promise.resolve()
    client.on('error', () => {}).on('close', () => database.destroy())
    database.on('error', () => {}).on('close', () => client.destroy())
    client.pipe(database)
    database.on('data', (answer) => {
      after = after.then(async () => {
        client.write(answer.subarray(0, -COUNT_BYTES))
        await setTimeout(2)
        client.write(answer.subarray(-COUNT_BYTES))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const near = new URL(url)
  near.host = `127.0.0.1:${(server.address() as net.AddressInfo).port}`
  return {
    url: near.href,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

describe('A backup', () => {
  it('is one file for its owner alone, named by date, time and house, with nothing half beside it', () => {
    expect(path.basename(made.file)).toMatch(
      /^kamersleutel-20\d\d-[01]\d-[0-3]\d-[0-2]\d[0-5]\d[0-5]\d-[0-9a-f]{8}\.tar\.gz$/,
    )
    expect(fs.readdirSync(from.folder)).toEqual([path.basename(made.file)])
    expect((fs.statSync(made.file).mode & 0o777).toString(8)).toBe('600')
    expect(made.bytes).toBe(fs.statSync(made.file).size)
  })

  it('is unpacked by tar on any machine: tables as text, files, the secret, and the list of it all', () => {
    const folder = fs.mkdtempSync(path.join(from.folder, '../unpacked-'))
    execFileSync('tar', ['-xzf', made.file, '-C', folder])
    const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8')
    expect(JSON.parse(read('secrets.json'))).toEqual({ SECRET })
    expect(read('tables/public.bookings.copy')).toContain('@example.')
    expect(fs.readdirSync(path.join(folder, 'files'))).toHaveLength(3)
    expect(JSON.parse(read('manifest.json'))).toEqual(made.manifest)
  })

  it('counts the rows of each table, and sums every part', async () => {
    const { rows } = await from.query(
      `SELECT (SELECT count(*)::int FROM bookings) AS bookings, (SELECT count(*)::int FROM events) AS events`,
    )
    const counted = Object.fromEntries(made.manifest.tables.map(({ name, rows: of }) => [name, of]))
    expect(counted).toMatchObject({
      'public.bookings': rows[0].bookings,
      'public.events': rows[0].events,
    })
    expect(made.manifest.parts.map(({ name }) => name)).toContain('sequences.json')
    expect(await checkBackup(made.file)).toEqual(made.manifest)
  })

  it('counts them too where the count comes a moment after the rows', async () => {
    const way = await slowWayTo(from.house.databaseUrl)
    try {
      const { file, manifest } = await makeBackup(
        { ...from.house, databaseUrl: way.url },
        from.folder,
      )
      fs.rmSync(file)
      expect(manifest.tables).toEqual(made.manifest.tables)
    } finally {
      await way.close()
    }
  })

  it('of a house that lost the file of a picture is made all the same, and names it', async () => {
    const poor = await ground(inhabitedGround)
    const [lost] = await poor.fileNames()
    await poor.files.remove(lost!)
    const { manifest } = await makeBackup(poor.house, poor.folder)
    expect(manifest.missing).toEqual([lost])
  })

  it('made twice in a second is two files', async () => {
    const twice = await ground(inhabitedGround)
    await Promise.all([
      makeBackup(twice.house, twice.folder),
      makeBackup(twice.house, twice.folder),
    ])
    expect(fs.readdirSync(twice.folder)).toHaveLength(2)
  })

  it('made on a disk that knows no links has its name all the same, and a second one another', async () => {
    const folder = fs.mkdtempSync(path.join(from.folder, '../outside-'))
    const link = vi.spyOn(fs.promises, 'link').mockRejectedValue(new Error('EPERM'))
    syncBuiltinESMExports()
    try {
      const names = ['kamersleutel-1.tar.gz', 'kamersleutel-1-2.tar.gz']
      for (const name of names) {
        const writer = await BackupWriter.in(folder, null, new Date(made.manifest.at))
        await writer.finish(made.manifest)
        expect(path.basename(await writer.giveName('kamersleutel-1.tar.gz'))).toBe(name)
        await writer.close()
      }
      expect(link).toHaveBeenCalledTimes(3)
      expect(fs.readdirSync(folder).toSorted()).toEqual(names.toSorted())
    } finally {
      link.mockRestore()
      syncBuiltinESMExports()
    }
  })

  it.each([
    ['a table', 'TABLE mails', 'mails'],
    ['a sequence', 'SEQUENCE booking_number_seq', 'booking_number_seq'],
  ])('of a house that may not read %s of its own is not made, and says so', async (_, of, name) => {
    const poor = await ground(inhabitedGround)
    await poor.query(`REVOKE SELECT ON ${of} FROM CURRENT_USER`)
    await expect(makeBackup(poor.house, poor.folder)).rejects.toThrow(name)
    expect(fs.readdirSync(poor.folder)).toEqual([])
  })

  it('that cannot be written leaves nothing behind', async () => {
    const poor = await ground(inhabitedGround)
    const files = Object.assign(Object.create(poor.files), {
      read: () => Promise.reject(new Error('the bucket is away')),
    })
    await expect(makeBackup({ ...poor.house, files }, poor.folder)).rejects.toThrow(
      'bucket is away',
    )
    expect(fs.readdirSync(poor.folder)).toEqual([])
  })

  it('that is read back other than it was written gets no good name, and is not kept', async () => {
    const poor = await ground(inhabitedGround)
    const { finish } = BackupWriter.prototype
    // The disk turns a bit over, once all is written: of the sum at the end, for one of the content may
    // say the same, compressed in another way.
    const onBadDisk = vi.spyOn(BackupWriter.prototype, 'finish').mockImplementation(async function (
      this: BackupWriter,
      manifest,
    ) {
      const half = await finish.call(this, manifest)
      const bytes = fs.readFileSync(half)
      bytes[bytes.length - 8]! ^= 1
      fs.writeFileSync(half, bytes)
      expect(fs.readdirSync(poor.folder).filter((name) => !name.endsWith('.part'))).toEqual([])
      return half
    })
    try {
      await expect(makeBackup(poor.house, poor.folder)).rejects.toThrow(BackupBroken)
    } finally {
      onBadDisk.mockRestore()
    }
    expect(fs.readdirSync(poor.folder)).toEqual([])
  })
})

describe('A file that is no whole backup', () => {
  let to: Ground
  let broken: string
  beforeEach(async () => {
    to = await ground()
    broken = path.join(path.dirname(to.folder), 'broken.tar.gz')
  })

  it('for it is cut anywhere, is refused and nothing is written', async () => {
    const whole = fs.readFileSync(made.file)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: whole.length - 1 }), async (length) => {
        fs.writeFileSync(broken, whole.subarray(0, length))
        await expect(checkBackup(broken)).rejects.toThrow(BackupBroken)
      }),
      { numRuns: 40 },
    )
    const before = await all(to)
    await expect(restoreBackup(broken, placeAt(to))).rejects.toThrow('Nothing was changed')
    expect(await all(to)).toEqual(before)
  })

  it('for a byte of it is another one, is refused wherever that changes what it says', async () => {
    const whole = fs.readFileSync(made.file)
    const packed = gunzipSync(whole)
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: whole.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        async (place, by) => {
          const changed = Buffer.from(whole)
          changed[place]! ^= by
          // Compressed the same is said in more ways than one, and its head has a time and a machine.
          fc.pre(!saysTheSame(changed, packed))
          fs.writeFileSync(broken, changed)
          await expect(checkBackup(broken)).rejects.toThrow(BackupBroken)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('for a part of it was taken out or changed and packed again, is refused by its name', async () => {
    const folder = fs.mkdtempSync(path.join(path.dirname(to.folder), 'unpacked-'))
    execFileSync('tar', ['-xzf', made.file, '-C', folder])
    const pack = (...more: string[]) =>
      execFileSync('tar', [
        '-czf',
        broken,
        '--format=ustar',
        ...more,
        '-C',
        folder,
        ...fs.readdirSync(folder),
      ])
    fs.appendFileSync(path.join(folder, 'tables/public.bookings.copy'), '\n')
    pack()
    await expect(checkBackup(broken)).rejects.toThrow('not as it was')
  })

  it('for it is something else, or a folder, or not there, is told so', async () => {
    fs.writeFileSync(broken, 'Dear diary')
    await expect(checkBackup(broken)).rejects.toThrow('is not a whole backup')
    await expect(checkBackup(to.folder)).rejects.toThrow('ENOENT')
  })
})

function saysTheSame(compressed: Buffer, packed: Buffer): boolean {
  try {
    return gunzipSync(compressed).equals(packed)
  } catch {
    return false
  }
}
