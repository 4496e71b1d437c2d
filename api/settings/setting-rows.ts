import { Inject, Injectable, type Type } from '@nestjs/common'
import { Pool } from 'pg'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { z } from 'zod'
import type { FieldError } from '../../rules/forms/field-error.ts'
import { keptController } from '../edits/kept-controller.ts'
import type { Keeper } from '../edits/kept-noun.ts'
import { Clock } from '../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { type Editor, StaffEdits } from '../edits/staff-edits.ts'
import { type Answer, invalidInput } from '../errors/refused.ts'

/** One of the property's settings by its name, such as `property`, `readings` or `clock`. */
@Entity('settings')
export class SettingEntity {
  @PrimaryColumn('text')
  key!: string

  @Column('jsonb')
  value!: unknown

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date
}

/** A setting as it stands: its value, and which version of it that is. */
interface StoredSetting<Value> {
  value: Value
  version: number
}

const says = { noun: 'settings', id: () => null } as const

/** The rows of the settings whose value is an object, as staff keep them: read and written a part at a time. */
@Injectable()
export class SettingRows {
  constructor(
    private readonly pool: Pool,
    private readonly edits: StaffEdits,
  ) {}

  /** @param initial what stands for each field that nobody has set */
  async read<Value extends object>(key: string, initial: Value): Promise<StoredSetting<Value>> {
    const { rows } = await this.pool.query<{ value: Partial<Value> | null; version: number }>(
      `SELECT (SELECT value FROM settings WHERE key = $1) AS value,
         (SELECT coalesce(max(id), 0)::int FROM changes WHERE noun = 'settings' AND row_key = $1) AS version`,
      [key],
    )
    const { value, version } = rows[0]!
    return { value: { ...initial, ...value }, version }
  }

  /**
   * Writes some fields of a setting, none where nothing differs, and leaves its others as they are. Refused with
   * `changed-meanwhile` where somebody else changed one of these fields after `version`.
   */
  async write(
    staff: Editor,
    { key, version }: { key: string; version?: number | undefined },
    part: Readonly<Record<string, unknown>>,
  ): Promise<Answer<null>> {
    return this.writeAll(staff, version, { [key]: part })
  }

  /**
   * The same for fields of several settings, all of them or none.
   *
   * @param version the newest of those that the screen showed
   */
  async writeAll(
    staff: Editor,
    version: number | undefined,
    parts: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ): Promise<Answer<null>> {
    const edits = Object.entries(parts).map(([key, part]) => ({
      noun: 'settings',
      key,
      version,
      fields: Object.keys(part),
    }))
    return this.edits.write(staff, edits, says, async (manager) => {
      for (const { key, fields } of edits)
        if (fields.length > 0)
          await manager.query(
            `INSERT INTO settings (key, value) VALUES ($1, $2)
             ON CONFLICT (key) DO UPDATE SET value = settings.value || excluded.value, updated_at = now()`,
            [key, JSON.stringify(parts[key])],
          )
      return { ok: true, value: null }
    })
  }
}

/** A setting that one form of staff keeps: the whole value of a row of `settings`, or a part of it. */
interface KeptSetting<Value extends object, Order extends { version?: number | undefined }, View> {
  /** What the API's document calls its controller. */
  name: string
  /** Its address below `settings/`. */
  address: string
  /** The key of its row; left out: its address. */
  key?: string
  /** What stands for each field that nobody has set. */
  initial: Value | ((environment: Environment) => Value)
  shape: z.ZodType<Order>
  viewShape: z.ZodType<View>
  /** What is wrong at which field, by the rules. */
  check?(order: NoInfer<Order>, environment: Environment): FieldError[]
  /** The fields that are written over those of `before`, at the moment `now`. */
  partOf(
    order: Omit<NoInfer<Order>, 'version'>,
    before: NoInfer<Value>,
    now: Date,
  ): Partial<NoInfer<Value>>
  /** As its form reads it; its id (the address) and version are added. */
  viewOf(value: NoInfer<Value>): Omit<NoInfer<View>, 'id' | 'version'>
}

/** Declares a setting that staff keep, with its routes: `GET` and `PUT /api/back-office/settings/<address>`. */
export function keptSetting<
  Value extends object,
  Order extends { version?: number | undefined },
  View,
>(setting: KeptSetting<Value, Order, View>): { rows: Type; controller: Type } {
  const { name, address, key = address, initial, shape, viewShape, check, partOf, viewOf } = setting

  class Rows implements Keeper<never, never, Order, View, never> {
    constructor(
      @Inject(SettingRows) private readonly settings: SettingRows,
      @Inject(Clock) private readonly clock: Clock,
      @Inject(ENVIRONMENT) private readonly environment: Environment,
    ) {}

    async one(): Promise<View> {
      const { value, version } = await this.stored()
      return { id: address, ...viewOf(value), version } as unknown as View
    }

    async change(staff: Editor, order: Order): Promise<Answer<View>> {
      const errors = check?.(order, this.environment) ?? []
      if (errors.length > 0) return { ok: false, error: invalidInput(errors) }
      const { version, ...typed } = order
      const { value } = await this.stored()
      const part = partOf(typed, value, new Date(this.clock.now())) as Record<string, unknown>
      const written = await this.settings.write(staff, { key, version }, part)
      return written.ok ? { ok: true, value: await this.one() } : written
    }

    private stored(): Promise<StoredSetting<Value>> {
      const start = typeof initial === 'function' ? initial(this.environment) : initial
      return this.settings.read<Value>(key, start)
    }
  }
  const noun = { name, resource: `settings/${address}`, keys: {}, view: viewShape, change: shape }
  return { rows: Rows, controller: keptController(noun, Rows) }
}
