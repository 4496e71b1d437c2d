import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { OtherSecret } from '../../../api/backups/house-identity.ts'
import type { DashboardView } from '../../../api/dashboard/dashboard-view.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { signedIn } from '../setup/signed-in.ts'

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup({ variables: { BACKUP_DIR: '/mnt/elsewhere' } })
})
afterAll(() => setup.close())
beforeEach(() => setup.pool.query('TRUNCATE backups'))

async function backupOf({ app }: TestSetup): Promise<DashboardView['attention']['backup']> {
  const staff = await signedIn(app)
  return (await staff.get<DashboardView>('/api/back-office/dashboard')).body.attention.backup
}

/** A backup that ended so many hours ago; answers when. */
async function backup(hoursAgo: number, failure: string | null = null): Promise<string> {
  const { rows } = await setup.pool.query<{ at: Date }>(
    `INSERT INTO backups (began_at, ended_at, file, bytes, failure)
     SELECT at, at, $2, $3, $4 FROM date_trunc('milliseconds', now() - make_interval(hours => $1)) AS at RETURNING ended_at AS at`,
    [
      hoursAgo,
      failure === null ? 'kamersleutel.tar.gz' : null,
      failure === null ? 9 : null,
      failure,
    ],
  )
  return rows[0]!.at.toISOString()
}

describe('The backups on the dashboard', () => {
  it('are missed while there is none', async () => {
    expect(await backupOf(setup)).toEqual({ lastGoodAt: null, why: null })
  })

  it('need no attention while the last one is good and not two days old', async () => {
    await backup(90)
    await backup(47)
    expect(await backupOf(setup)).toBeNull()
  })

  it('are old after two days, with the moment of the last good one', async () => {
    await backup(90)
    const last = await backup(49)
    expect(await backupOf(setup)).toEqual({ lastGoodAt: last, why: null })
  })

  it.each([
    ['Error: ENOSPC: no space left on device, write', 'disk-full'],
    ['Error: EDQUOT: disk quota exceeded, write', 'disk-full'],
    ["Error: EACCES: permission denied, mkdir '/mnt/elsewhere'", 'folder'],
    ["Error: EROFS: read-only file system, open '/mnt/elsewhere/a.part'", 'folder'],
    [String(new OtherSecret('SECRET is another one.')), 'secret'],
    ['error: terminating connection due to administrator command', 'other'],
  ])('that failed with “%s” say why: %s', async (failure, why) => {
    const last = await backup(30)
    await backup(6, failure)
    expect(await backupOf(setup)).toEqual({ lastGoodAt: last, why })
  })

  it('that failed and were made good after need no attention', async () => {
    await backup(6, 'Error: ENOSPC: no space left on device, write')
    await backup(5)
    expect(await backupOf(setup)).toBeNull()
  })

  it('are not missed in a house that makes none by itself', async () => {
    const other = await openSetup()
    expect(await backupOf(other)).toBeNull()
    await other.close()
  })
})
