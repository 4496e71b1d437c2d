// A kind of subject that nobody has: what the next one brings along, and nothing more. Plain
// JavaScript, because the test's API and a worker process both load it.
import pg from 'pg'

/** The table that the test makes. */
export const PARCELS =
  'CREATE TABLE parcels (id uuid PRIMARY KEY, packed_at timestamptz, sent_at timestamptz)'

const SENT_AFTER_MS = 1_000

/**
 * @param {import('pg').Pool} pool
 * @returns {import('../../../../api/subjects/subject-plan.ts').SubjectPlan<
 *   { packed_at: Date | null, sent_at: Date | null }
 * >}
 */
export const parcelPlan = (pool) => ({
  kind: 'parcel',
  load: async (id) =>
    (await pool.query('SELECT packed_at, sent_at FROM parcels WHERE id = $1', [id])).rows[0] ??
    null,
  plan({ packed_at, sent_at }, now) {
    if (packed_at === null) return [{ step: 'pack', becomes: 'packed', dueAt: now }]
    if (sent_at !== null) return []
    const dueAt = packed_at.getTime() + SENT_AFTER_MS
    return [{ step: 'send', about: 'bike', becomes: 'sent', dueAt }]
  },
})

/**
 * Its row of the registry, for a worker made of the emitted files of `setup`.
 *
 * @param {string} setup
 */
export async function kindIn(setup) {
  const { SubjectPlans } = await import(`${setup}/api/subjects/subject-plan.js`)
  const { Notifier } = await import(`${setup}/api/database/notifier.js`)
  const { Clock } = await import(`${setup}/api/environment/clock.js`)
  class ParcelModule {
    constructor(/** @type {any} */ plans, /** @type {pg.Pool} */ pool) {
      this.plans = plans
      this.pool = pool
    }
    /** Registers its plan, as every module of a kind does. */
    onModuleInit() {
      this.plans.register(parcelPlan(this.pool))
    }
  }
  // What a decorator would note.
  Reflect.defineMetadata('design:paramtypes', [SubjectPlans, pg.Pool], ParcelModule)
  return {
    kind: 'parcel',
    module: ParcelModule,
    activities(/** @type {any} */ services) {
      const pool = services.get(pg.Pool)
      const clock = services.get(Clock)
      const notifier = services.get(Notifier)
      const happened = async (
        /** @type {string} */ id,
        /** @type {string} */ column,
        /** @type {string} */ kind,
        method = '',
      ) => {
        await pool.query(
          `WITH done AS (UPDATE parcels SET ${column} = $2 WHERE id = $1 AND ${column} IS NULL RETURNING id)
           INSERT INTO events (subject_kind, subject_id, kind, at, data)
           SELECT 'parcel', id, $3, $2, jsonb_build_object('method', $4::text) FROM done`,
          [id, new Date(clock.now()), kind, method],
        )
        notifier.say('changed', JSON.stringify({ noun: 'parcels', id }))
      }
      return {
        pack: (/** @type {string} */ id) => happened(id, 'packed_at', 'packed'),
        send: (/** @type {string} */ id, /** @type {string} */ by) =>
          happened(id, 'sent_at', 'sent', by),
      }
    },
  }
}
