import { Controller, Get } from '@nestjs/common'
import { conditionsInGeneral } from '../../rules/cancellation/conditions-in-general.ts'
import { extrasOf } from '../../rules/quotes/extras.ts'
import { roomCounts } from '../../rules/rooms/room-counts.ts'
import { checkInHoursOfWeek } from '../../rules/stay-times/check-in-hours.ts'
import { worded } from '../../rules/texts/words.ts'
import { Clock } from '../environment/clock.ts'
import { Answers } from '../requests/routes.ts'
import { FactsCache } from './facts-cache.ts'
import { Opening } from './opening.ts'
import { propertyShape, type PropertyView } from './property-shape.ts'
import { GuestLanguage } from '../environment/language.ts'
import type { Language } from '../../rules/texts/languages.ts'

/**
 * `GET /api/property`: the property's own data, its clock and the readings, for every guest screen.
 */
@Controller('api/property')
export class PropertyController {
  constructor(
    private readonly facts: FactsCache,
    private readonly clock: Clock,
    private readonly opening: Opening,
  ) {}

  @Get()
  @Answers(propertyShape)
  async property(@GuestLanguage() language: Language): Promise<PropertyView> {
    const known = await this.facts.fresh()
    const { facts, banner, breakfastIncluded, pages } = known
    const own = known.ownIn(language)
    // Where invoices are paid to stands on invoices alone.
    const { iban: _iban, ...property } = known.property
    const { readings, numbers, priceList } = facts
    const { today } = this.clock.moment()
    return {
      ...property,
      checkIn: checkInHoursOfWeek(property.checkIn, readings['check-in']),
      checkOut: readings['check-out-time'],
      cancellation: worded(
        known.wordsIn(language),
        conditionsInGeneral(today, priceList.conditions ?? [], readings),
      ),
      open: this.opening.isOpen(known),
      isDemo: this.opening.isDemo,
      extras: extrasOf(readings, priceList.extras).map((extra) => ({
        ...extra,
        name: own.translate('products', extra.id, 'name', extra.name),
      })),
      roomCounts: roomCounts(facts),
      banner: own.translate('settings', 'banner', 'text', banner),
      untranslated: own.untranslated,
      breakfastIncluded,
      today: this.clock.today(),
      now: new Date(this.clock.now()).toISOString(),
      clockMoved: this.clock.moved,
      readings,
      numbers,
      texts: {},
      pages: Object.fromEntries(
        Object.entries(pages).map(([slug, title]) => [
          slug,
          own.translate('page_texts', slug, 'title', title),
        ]),
      ),
    }
  }
}
