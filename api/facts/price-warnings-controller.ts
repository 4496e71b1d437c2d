import { Get } from '@nestjs/common'
import { z } from 'zod'
import { yearsWithoutSeasons } from '../../rules/seasons/years-without-seasons.ts'
import { Clock } from '../environment/clock.ts'
import { Answers, BackOffice } from '../requests/routes.ts'
import { FactsCache } from './facts-cache.ts'

const priceWarningsShape = z.object({
  yearsWithoutSeasons: z
    .array(z.int())
    .meta({ description: 'On sale by now, without a seasonal extra.' }),
  refusedReadings: z
    .array(z.string())
    .meta({ description: 'Stored readings that there are not; their defaults stand.' }),
})

/** `GET /api/back-office/settings/price-warnings`. */
export type PriceWarningsView = z.output<typeof priceWarningsShape>

/** `GET /api/back-office/settings/price-warnings`: what staff forgot to set of the prices. */
@BackOffice('settings/price-warnings')
export class PriceWarningsController {
  constructor(
    private readonly facts: FactsCache,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Answers(priceWarningsShape)
  async current(): Promise<PriceWarningsView> {
    const { facts, refusedReadings } = await this.facts.fresh()
    const { today } = this.clock.moment()
    return {
      yearsWithoutSeasons: yearsWithoutSeasons(
        facts.priceList.seasons,
        today,
        facts.readings,
        facts.numbers,
      ),
      refusedReadings,
    }
  }
}
