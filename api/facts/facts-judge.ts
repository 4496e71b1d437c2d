import { Injectable, type OnModuleInit } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { PropertyFacts } from '../../rules/availability/property-facts.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import type { PriceListRefusal } from '../../rules/quotes/check-price-list.ts'
import { newRefusals } from '../../rules/quotes/new-refusals.ts'
import { StaffEdits } from '../edits/staff-edits.ts'
import { Clock } from '../environment/clock.ts'
import type { RefusedError } from '../errors/api-error.ts'
import { clientOf } from './client-of.ts'
import { loadProperty } from './load-property.ts'
import { refusedField } from './refused-fields.ts'

/**
 * Loads the facts before an edit and as they would be after it, and has the rules look at both. So
 * no edit stores a value that makes a search or a quote fail: it is refused while staff still see
 * the field. What was wrong before the edit is not held against it.
 */
@Injectable()
export class FactsJudge implements OnModuleInit {
  constructor(
    private readonly edits: StaffEdits,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.edits.judgedBy<PropertyFacts>({
      before: (manager) => this.facts(manager),
      after: async (manager, before, [edit]) =>
        errorOf(edit?.noun, newRefusals(before, await this.facts(manager))),
    })
  }

  private async facts(manager: EntityManager): Promise<PropertyFacts> {
    const { known } = await loadProperty(await clientOf(manager), this.clock.moment().today)
    return known.facts
  }
}

function errorOf(noun: string | undefined, [refused]: PriceListRefusal[]): RefusedError | null {
  if (!refused) return null
  const day = refused.day === null ? '' : staffDayYear(refused.day)
  const text = { id: `priceList.${refused.reason}`, values: { day } } as const
  const field = noun === undefined ? null : refusedField(noun, refused.reason)
  return { reason: 'facts-refused', text, fields: field === null ? [] : [{ field, text }] }
}
