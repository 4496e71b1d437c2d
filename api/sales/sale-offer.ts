import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { type Extra, choosable, extrasOf } from '../../rules/quotes/extras.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import type { SaleOfferView } from './sale-shape.ts'

/** What can be sold at the desk: what is offered, and needs no stay to go with. */
@Injectable()
export class SaleOffer {
  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
  ) {}

  async view(): Promise<SaleOfferView> {
    const { facts } = await this.facts.fresh()
    const { rows } = await this.pool.query<{ code: string; stock: number | null }>(
      'SELECT code, stock FROM products',
    )
    const stockOf = new Map(rows.map(({ code, stock }) => [code, stock]))
    const extras = choosable(extrasOf(facts.readings, facts.priceList.extras))
    return {
      products: extras.filter(isSoldAlone).map((extra) => ({
        code: extra.id,
        name: extra.name,
        unit: extra.unit,
        cents: extra.cents,
        stock: stockOf.get(extra.id) ?? null,
        fewest: extra.minimumPersons,
      })),
    }
  }
}

type SoldAlone = Extra & { unit: Exclude<Extra['unit'], 'stay'> }

function isSoldAlone(extra: Extra): extra is SoldAlone {
  return extra.minimumNights === 0 && extra.unit !== 'stay'
}
