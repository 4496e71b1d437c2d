import pg from 'pg'
import { expect, it } from 'vitest'
import type { PlannedEditView } from '../../../api/trials/planned-edit-shape.ts'
import { exported, newHouse, testFolders } from '../leaving/whole-house.ts'
import { startApi } from '../setup/api-process.ts'
import { openSetup } from '../setup/open-setup.ts'
import { signedIn } from '../setup/signed-in.ts'

it('A plan goes along in an export, and counts on its day in the house that is built of it', async () => {
  const { fresh, remove } = await testFolders()
  const setup = await openSetup()
  const staff = await signedIn(setup.app)
  const planned = await staff.post<PlannedEditView>('/api/back-office/planned-edits', {
    edit: {
      noun: 'seasons',
      key: [],
      values: { firstNight: '2026-03-02', lastDate: '2026-03-03', amount: '33,00', source: 'mee' },
    },
    fromDay: '2026-02-03',
    title: 'Seizoen toevoegen',
    told: [],
  })
  expect(planned.status).toBe(201)
  const folder = fresh()
  await exported(setup.url, folder)
  const moved = await newHouse(folder)
  const api = await startApi(moved.url, {}, () => Date.parse('2026-02-03T08:00:00+01:00'))
  const pool = new pg.Pool({ connectionString: moved.url, max: 1 })
  const { rows } = await pool.query(
    `SELECT cents, (SELECT state FROM planned_edits) AS state FROM seasons WHERE source = 'mee'`,
  )
  expect(rows).toEqual([{ cents: 3300, state: 'done' }])
  await pool.end()
  await api.close()
  await moved.drop()
  await setup.close()
  await remove()
})
