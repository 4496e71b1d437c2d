import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client, Connection } from '@temporalio/client'
import { DefaultLogger, bundleWorkflowCode } from '@temporalio/worker'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { LiveEvent } from '../../api/database/live-event.ts'
import { LiveEvents } from '../../api/live/live-events.ts'
import { tellOutbox } from '../../api/subjects/events.ts'
import { SubjectPlans } from '../../api/subjects/subject-plan.ts'
import type { TimelineStep } from '../../api/timeline/timeline-shape.ts'
import { workflowIdOf } from '../../workflows/subject-names.ts'
import { type SignedIn, signedIn } from '../api/setup/signed-in.ts'
import { temporalAddress } from '../setup/temporal.ts'
import { type Setup, openSetup } from './setup/setup.ts'
import { PARCELS, parcelPlan } from './setup/parcel/parcel-kind.mjs'
import { type WorkerProcess, startWorkerProcess } from './setup/worker-process.ts'

const folder = path.join(import.meta.dirname, 'setup/parcel')
/** A machine that is busy takes its time to start a worker, ms. */
const PATIENCE = { timeout: 90_000, interval: 100 }

/** The workflows with those of parcels. */
const bundle = path.join(os.tmpdir(), `parcel-workflows-${randomUUID()}.js`)

let setup: Setup
let staff: SignedIn
let connection: Connection
const heard: LiveEvent[] = []

beforeAll(async () => {
  const { code } = await bundleWorkflowCode({
    workflowsPath: path.join(folder, 'parcel-workflows.ts'),
    logger: new DefaultLogger('WARN'),
  })
  fs.writeFileSync(bundle, code)
  setup = await openSetup(temporalAddress())
  await setup.pool.query(PARCELS)
  setup.api.app.get(SubjectPlans).register(parcelPlan(setup.pool))
  setup.api.app.get(LiveEvents).changes.subscribe((event) => heard.push(event))
  staff = await signedIn(setup.api.app, setup.url)
  connection = await Connection.connect({ address: temporalAddress() })
}, 60_000)
afterAll(async () => {
  await connection.close()
  await setup.close()
  fs.rmSync(bundle, { force: true })
})

const startWorker = (killAt: string): WorkerProcess =>
  startWorkerProcess([
    {
      setup,
      killAt,
      variables: { KIND: path.join(folder, 'parcel-kind.mjs'), BUNDLE: bundle },
    },
  ])

async function newParcel() {
  const parcel = { kind: 'parcel', id: randomUUID() }
  await setup.pool.query('INSERT INTO parcels (id) VALUES ($1)', [parcel.id])
  await tellOutbox(setup.pool, parcel, 'parcel-made')
  return parcel
}

async function timeline({ kind, id }: { kind: string; id: string }) {
  const url = `/api/back-office/timelines/${kind}/${id}`
  const { body } = await staff.get<TimelineStep[]>(url)
  return body.map((step) => [step.kind, step.outcome, step.data.method ?? ''])
}

const dues = async (id: string) =>
  (await setup.pool.query('SELECT FROM subject_dues WHERE subject_id = $1', [id])).rowCount

const isSent = (parcel: { kind: string; id: string }) =>
  vi.waitFor(
    async () =>
      expect(await timeline(parcel)).toEqual([
        ['packed', 'done', ''],
        ['sent', 'done', 'bike'],
      ]),
    PATIENCE,
  )

describe('A kind of subject that only its own folder and its row of the registry know', () => {
  it('is carried from the outbox to its end, each step once, though the worker is killed between', async () => {
    const parcel = await newParcel()
    const killed = startWorker('before:parcelSend')
    expect(await killed.ended).toBe('SIGKILL')
    expect(await timeline(parcel)).toEqual([
      ['packed', 'done', ''],
      ['sent', 'next', ''],
    ])
    expect(await dues(parcel.id)).toBe(1)
    const worker = startWorker('')
    await isSent(parcel)
    await worker.stop()
    expect(killed.hits).toEqual([{ house: 0, point: 'before:parcelSend' }])
    expect(heard).toContainEqual({ noun: 'parcels', id: parcel.id })
  }, 240_000)

  it('is found by the reconcile when Temporal forgot it', async () => {
    const parcel = await newParcel()
    const killed = startWorker('before:parcelSend')
    expect(await killed.ended).toBe('SIGKILL')
    await new Client({ connection }).workflow.getHandle(workflowIdOf(parcel)).terminate('forgotten')
    const worker = startWorker('')
    await isSent(parcel)
    await worker.stop()
  }, 240_000)
})
