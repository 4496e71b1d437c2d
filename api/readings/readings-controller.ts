import { Body, Get, Param, Put } from '@nestjs/common'
import { z } from 'zod'
import { type Readings, loadReadings, valuesOf } from '../../rules/readings/readings.ts'
import { ChangeVersions } from '../edits/change-versions.ts'
import { Clock } from '../environment/clock.ts'
import { Refused, delivered, invalidInput, plainError } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { SettingRows } from '../settings/setting-rows.ts'
import { readingExamples } from './reading-examples.ts'
import {
  type ReadingExamplesView,
  type ReadingOrder,
  type ReadingView,
  UNKNOWN_READING,
  UNKNOWN_VALUE,
  readingExamplesShape,
  readingShape,
  readingViewShape,
} from './reading-shape.ts'

/** The row of the settings that holds what staff chose. */
const KEY = 'readings'

/** How the house reads what the documents leave open (readings.md), chosen by staff. */
@BackOffice('readings')
export class ReadingsController {
  constructor(
    private readonly settings: SettingRows,
    private readonly versions: ChangeVersions,
    private readonly facts: FactsCache,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Answers(z.array(readingViewShape))
  async all(): Promise<ReadingView[]> {
    const { value, version } = await this.settings.read<Record<string, string>>(KEY, {})
    const { readings } = loadReadings(value)
    return Object.entries(readings).map(([id, chosen]) => ({ id, value: chosen, version }))
  }

  @Get(':id/examples')
  @Answers(readingExamplesShape)
  async examples(@Param('id') id: string): Promise<ReadingExamplesView> {
    const known = settable(id)
    const { facts } = await this.facts.fresh()
    return readingExamples(known, facts, this.clock.moment())
  }

  @Put(':id')
  @Answers(readingViewShape)
  async choose(
    @Param('id') id: string,
    @Body({ schema: readingShape }) { value, version }: ReadingOrder,
    @ActingStaff() staff: StaffMember,
  ): Promise<ReadingView> {
    if (!valuesOf(settable(id)).includes(value))
      throw new Refused(invalidInput([{ field: 'value', text: UNKNOWN_VALUE }]))
    delivered(await this.settings.write(staff, { key: KEY, version }, { [id]: value }))
    return { id, value, version: (await this.versions.of('settings', [KEY]))(KEY) }
  }
}

/** A reading that staff may choose; any other is not there. */
function settable(id: string): keyof Readings {
  if (valuesOf(id).length === 0) throw new Refused(plainError('not-found', UNKNOWN_READING))
  return id as keyof Readings
}
