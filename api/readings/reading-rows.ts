import { Injectable } from '@nestjs/common'
import { z } from 'zod'
import { type Readings, loadReadings, valuesOf } from '../../rules/readings/readings.ts'
import { keptController } from '../edits/kept-controller.ts'
import type { Editor } from '../edits/staff-edits.ts'
import { type Answer, Refused, plainError, wrongField } from '../errors/refused.ts'
import type { ListPage } from '../lists/list-question.ts'
import { SettingRows } from '../settings/setting-rows.ts'
import {
  type ReadingOrder,
  type ReadingView,
  UNKNOWN_READING,
  UNKNOWN_VALUE,
  readingShape,
  readingViewShape,
} from './reading-shape.ts'

/** The row of the settings that holds what staff chose. */
const KEY = 'readings'

/** How the house reads what the documents leave open (readings.md), chosen by staff. */
@Injectable()
export class ReadingRows {
  constructor(private readonly settings: SettingRows) {}

  async page(): Promise<ListPage<ReadingView>> {
    const { value, version } = await this.settings.read<Record<string, string>>(KEY, {})
    const { readings } = loadReadings(value)
    const rows = Object.entries(readings).map(([id, chosen]) => ({ id, value: chosen, version }))
    return { rows, first: 0, total: rows.length }
  }

  async change(
    staff: Editor,
    { value, version }: ReadingOrder,
    id: string,
  ): Promise<Answer<ReadingView>> {
    if (!valuesOf(settable(id)).includes(value)) return wrongField('value', UNKNOWN_VALUE)
    const written = await this.settings.write(staff, { key: KEY, version }, { [id]: value })
    if (!written.ok) return written
    return { ok: true, value: { id, value, version: (await this.settings.read(KEY, {})).version } }
  }
}

/** A reading that staff may choose; any other is not there. */
export function settable(id: string): keyof Readings {
  if (valuesOf(id).length === 0) throw new Refused(plainError('not-found', UNKNOWN_READING))
  return id as keyof Readings
}

/** The routes of the readings; `ReadingExamplesController` says what another choice would come to. */
export const readingsController = keptController(
  {
    name: 'Readings',
    resource: 'readings',
    keys: { id: z.string() },
    view: readingViewShape,
    change: readingShape,
  },
  ReadingRows,
)
