import { Injectable, type OnModuleInit } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { checkPriceList } from '../../rules/quotes/check-price-list.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { priceListTexts } from '../../rules/texts/price-list.ts'
import { StaffEdits } from '../edits/staff-edits.ts'
import { Clock } from '../environment/clock.ts'
import type { ApiError } from '../errors/api-error.ts'
import { plainError } from '../errors/refused.ts'
import { clientOf } from './client-of.ts'
import { loadProperty } from './load-property.ts'

/**
 * Loads the facts as they would be after an edit and has the rules look at them. So no stored value
 * ever makes a search or a quote fail: it is refused while staff still see the field.
 */
@Injectable()
export class FactsJudge implements OnModuleInit {
  constructor(
    private readonly edits: StaffEdits,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.edits.judgedBy((manager) => this.judge(manager))
  }

  private async judge(manager: EntityManager): Promise<ApiError['error'] | null> {
    const { known } = await loadProperty(await clientOf(manager), this.clock.moment().today)
    const { priceList, roomTypes, readings } = known.facts
    const [refused] = checkPriceList(priceList, roomTypes, readings)
    if (!refused) return null
    const day = refused.day === null ? '' : staffDayYear(refused.day)
    return plainError('facts-refused', fillText(priceListTexts[refused.reason], { day }))
  }
}
