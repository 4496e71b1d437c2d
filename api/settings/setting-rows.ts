import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { ChangeVersions } from '../edits/change-versions.ts'
import { StaffEdits } from '../edits/staff-edits.ts'
import type { Answer } from '../errors/refused.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'

/** A setting as it stands: its value, and which version of it that is. */
export interface KeptSetting<Value> {
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
    private readonly versions: ChangeVersions,
  ) {}

  /** @param initial what stands for each field that nobody has set */
  async read<Value extends object>(key: string, initial: Value): Promise<KeptSetting<Value>> {
    const { rows } = await this.pool.query<{ value: Partial<Value> }>(
      'SELECT value FROM settings WHERE key = $1',
      [key],
    )
    const version = (await this.versions.of('settings', [key]))(key)
    return { value: { ...initial, ...rows[0]?.value }, version }
  }

  /**
   * Writes some fields of a setting, none where nothing differs, and leaves its others as they are. Refused with
   * `changed-meanwhile` where somebody else changed one of these fields after `version`.
   */
  async write(
    staff: StaffMember,
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
    staff: StaffMember,
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
