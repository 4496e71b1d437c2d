import { Controller, Get, Param } from '@nestjs/common'
import { z } from 'zod'
import { arrangementPrices } from '../../rules/availability/arrangement-prices.ts'
import { fromPrices, lowestFromPrice } from '../../rules/availability/from-prices.ts'
import { isNeverOffered } from '../../rules/availability/is-never-offered.ts'
import type { Moment } from '../../rules/calendar/day.ts'
import { shownRoomTypes } from '../../rules/rooms/missing-for-sale.ts'
import { personsAllowed } from '../../rules/rooms/persons-allowed.ts'
import type { RoomType } from '../../rules/rooms/room.ts'
import type { Language } from '../../rules/texts/languages.ts'
import { message } from '../../rules/texts/message.ts'
import { Clock } from '../environment/clock.ts'
import { GuestLanguage } from '../environment/language.ts'
import { orNotFound } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import type { OwnWords } from '../facts/own-words.ts'
import { Answers } from '../requests/routes.ts'
import { roomTypeShape, type RoomTypeView } from './room-type-shape.ts'

/** `GET /api/room-types` and `GET /api/room-types/:slug`: what guests can book, by their sort field. */
@Controller('api/room-types')
export class RoomsController {
  constructor(
    private readonly facts: FactsCache,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Answers(z.array(roomTypeShape))
  async all(@GuestLanguage() language: Language): Promise<RoomTypeView[]> {
    const known = await this.facts.fresh()
    const own = known.ownIn(language)
    const moment = this.clock.moment()
    return shownRoomTypes(known.facts).map((roomType) => viewOf(roomType, known, own, moment))
  }

  @Get(':slug')
  @Answers(roomTypeShape)
  async one(
    @Param('slug') slug: string,
    @GuestLanguage() language: Language,
  ): Promise<RoomTypeView> {
    const found = (await this.all(language)).find((roomType) => roomType.slug === slug)
    return orNotFound(found, message('stay.unknownRoomType'))
  }
}

/** A room type as the guest site shows it. */
function viewOf(
  roomType: RoomType,
  { facts, details }: KnownProperty,
  own: OwnWords,
  moment: Moment,
): RoomTypeView {
  const { id, slug, kind } = roomType
  const { description, facilities, images, registrationNumber } = details.find(
    (detail) => detail.id === id,
  )!
  const prices = fromPrices(id, moment, facts)
  const { least, most } = personsAllowed(roomType, 'guest')
  return {
    id,
    slug,
    name: own.translate('room_types', id, 'name', roomType.name),
    kind,
    description: own.translate('room_types', id, 'description', description),
    facilities: facilities.map((one) => own.translate('room_type_facilities', one, 'name', one)),
    facilitiesInDutch: facilities,
    images: images.map(({ id: image, alt, ...rest }) => ({
      ...rest,
      alt: own.translate('room_type_images', image, 'alt', alt),
    })),
    registrationNumber,
    minPersons: least,
    maxPersons: most,
    fromPrice: lowestFromPrice(prices),
    fromPrices: prices,
    fromPriceUnit: kind === 'family' ? 'weekend' : 'night',
    arrangements: arrangementPrices(id, moment, facts),
    neverOffered: isNeverOffered(id, facts.rooms, 'guest', facts.readings),
  }
}
