import { Injectable } from '@nestjs/common'
import { breakfastTariffOn } from '../../rules/breakfast/breakfast-tariff-on.ts'
import { formatAmount } from '../../rules/money/format-euro.ts'
import { breakfastBoxId } from '../../rules/products/product.ts'
import { extrasOf } from '../../rules/quotes/extras.ts'
import { vatRateOn } from '../../rules/vat/vat-rate-on.ts'
import { ChangeVersions } from '../edits/change-versions.ts'
import { Clock } from '../environment/clock.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import type { ProductEntity } from './product-entity.ts'
import type { ProductView } from './product-shape.ts'

/** Products as staff see them: with what is asked for them today. */
@Injectable()
export class ProductViews {
  constructor(
    private readonly facts: FactsCache,
    private readonly clock: Clock,
    private readonly versions: ChangeVersions,
  ) {}

  async of(rows: readonly ProductEntity[]): Promise<ProductView[]> {
    const { facts } = await this.facts.fresh()
    const versionOf = await this.versions.of(
      'products',
      rows.map(({ id }) => id),
    )
    return rows.map((row) => ({
      ...typedOf(row),
      ...this.askedToday(row, facts),
      vatBasisPoints: vatRateOn(facts.priceList.vat, row.vatCategory, this.clock.moment().today),
      version: versionOf(row.id),
    }))
  }

  private askedToday(
    row: ProductEntity,
    { priceList, readings }: KnownProperty['facts'],
  ): Pick<ProductView, 'pricedBy' | 'asks'> {
    if (row.code === breakfastBoxId) {
      // Without a row of its own it is not sold, at no price.
      if (!priceList.breakfast?.length) return { pricedBy: 'nothing', asks: [] }
      const prices = breakfastTariffOn(priceList.breakfast, this.clock.moment().today)
      return {
        pricedBy: 'dated',
        asks: [
          { what: 'unit', cents: prices.boxCents },
          { what: 'kids', cents: prices.kidsBoxCents },
          { what: 'delivery', cents: prices.deliveryCents },
        ],
      }
    }
    // As it would be sold, switched on or not.
    const { code, name, unit, cents, vatCategory, minimumPersons, minimumNights, source } = row
    const [asked] = extrasOf(readings, [
      { id: code, name, unit, cents, vatCategory, minimumPersons, minimumNights, source },
    ])
    if (!asked) return { pricedBy: 'nothing', asks: [] }
    const pricedBy = cents === null ? 'reading' : 'itself'
    return { pricedBy, asks: [{ what: 'unit', cents: Math.abs(asked.cents) }] }
  }
}

/** Its fields as staff type them. */
function typedOf({ id, code, name, unit, vatCategory, active, ...row }: ProductEntity) {
  const stock = row.stock === null ? '' : String(row.stock)
  return {
    id,
    code,
    name,
    price: row.cents === null ? '' : formatAmount(row.cents),
    unit,
    vatCategory,
    stock,
    shownStock: stock,
    minimumPersons: String(row.minimumPersons),
    minimumNights: String(row.minimumNights),
    active,
  }
}
