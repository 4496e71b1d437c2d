import { Injectable } from '@nestjs/common'
import { Check, Column, Entity, type EntityManager, PrimaryGeneratedColumn } from 'typeorm'
import { z } from 'zod'
import {
  checkProduct,
  parseProductPrice,
  parseStock,
  productMinimums,
} from '../../rules/forms/check-product.ts'
import { type Product, breakfastBoxId } from '../../rules/products/product.ts'
import { message, textId } from '../../rules/texts/message.ts'
import type { VatCategory } from '../../rules/vat/vat-rate-on.ts'
import { keptController } from '../edits/kept-controller.ts'
import { boundText, seenVersion, typedText } from '../edits/kept-shape.ts'
import { freeSlug } from '../edits/slug.ts'
import { type Edit, type Editor, StaffEdits } from '../edits/staff-edits.ts'
import { Clock } from '../environment/clock.ts'
import { type Answer, invalidInput, notFound, plainError } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { Lists } from '../lists/list-of.ts'
import type { ListPage } from '../lists/list-question.ts'
import { rowId } from '../requests/routes.ts'
import {
  type ProductRow,
  type ProductView,
  productList,
  productViewShape,
  productViews,
} from './product-views.ts'

const UNKNOWN_PRODUCT = 'Dit product bestaat niet.'
const unknown = notFound(UNKNOWN_PRODUCT)

/** Where the price of a product comes from that staff changed. */
const OWN_PRICE = 'eigen prijs'

/** A text that means something else than nothing where it is left out. */
const typed = (otherwise: string) => boundText.transform((text) => text ?? otherwise)

/**
 * Body of `POST` and `PUT /api/back-office/products`. A new product needs a name alone (BO §1); what
 * is left out is as a new product has it.
 */
const productShape = z.object({
  name: typedText,
  price: typedText.meta({ description: 'For one unit, such as `12,50`; empty: none of its own.' }),
  unit: typed('piece').meta({ description: '`piece`, `day` or `person`.' }),
  vatCategory: typed('standard').meta({ description: '`lodging`, `food`, `standard` or `none`.' }),
  stock: typedText.meta({ description: 'A number; empty: as many as are asked for.' }),
  shownStock: typedText.meta({
    description: 'The stock that the screen showed: sales meanwhile are not undone by a save.',
  }),
  minimumPersons: typed('1'),
  minimumNights: typed('0'),
  active: z.boolean().default(true),
  code: z
    .string()
    .regex(/^[a-z0-9-]{1,120}$/, { error: textId('product.codeTaken') })
    .nullish()
    .meta({ description: 'Of a product that was removed and is added again.' }),
  ...seenVersion,
})
export type ProductRequest = z.input<typeof productShape>
type ProductOrder = z.output<typeof productShape>

/** What the house sells beside stays (BO §2, §3 Product). */
@Entity('products')
@Check('products_unit_check', `unit IN ('piece', 'day', 'person')`)
@Check('products_cents_check', 'cents >= 0')
@Check('products_vat_category_check', `vat_category IN ('lodging', 'food', 'standard', 'none')`)
@Check('products_stock_check', 'stock >= 0')
@Check('products_minimum_persons_check', 'minimum_persons >= 1')
@Check('products_minimum_nights_check', 'minimum_nights >= 0')
export class ProductEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number

  /** What the rules know it by, such as `electric-bike`; it never changes. */
  @Column('text', { unique: true })
  code!: string

  @Column('text')
  name!: string

  @Column('text', { default: 'piece' })
  unit!: Product['unit']

  /** For one unit, VAT included; null: a reading's, dated rows', or none yet. */
  @Column('integer', { nullable: true })
  cents!: number | null

  @Column('text', { default: 'standard' })
  vatCategory!: VatCategory

  /** Null: as many as are asked for. */
  @Column('integer', { nullable: true })
  stock!: number | null

  @Column('smallint', { default: 1 })
  minimumPersons!: number

  @Column('smallint', { default: 0 })
  minimumNights!: number

  @Column('boolean', { default: true })
  active!: boolean

  @Column('integer', { default: 0 })
  sort!: number

  @Column('text')
  source!: string
}

/** What a change writes over; the stock only where staff counted, since sales change it all day. */
const WRITTEN_FIELDS = [
  'name',
  'unit',
  'cents',
  'vat_category',
  'minimum_persons',
  'minimum_nights',
  'active',
  'source',
]

/** How screens hear of a change. */
const says = { noun: 'products', id: ({ id }: { id: number }) => String(id) } as const

/** The products, as staff keep them (BO §2, §3). */
@Injectable()
export class ProductRows {
  constructor(
    private readonly lists: Lists,
    private readonly edits: StaffEdits,
    private readonly facts: FactsCache,
    private readonly clock: Clock,
  ) {}

  async page(question: z.output<typeof productList.question>): Promise<ListPage<ProductView>> {
    const { rows, ...page } = await this.lists.page<ProductRow>(productList, question)
    return { ...page, rows: await this.viewed(rows) }
  }

  /** Null when there is no such product. */
  async one(id: number): Promise<ProductView | null> {
    const row = await this.lists.one<ProductRow>(productList, id)
    return row && (await this.viewed([row]))[0]!
  }

  /**
   * Adds a product, the last of all. One that was removed and is added by its code comes back at its
   * place, and with the source of its price where that is the same.
   */
  async add(staff: Editor, order: ProductOrder): Promise<Answer<ProductView>> {
    const row = rowOf(order, order.code ?? '')
    if (!row.ok) return row
    const edit = { noun: 'products', key: null }
    return this.write(staff, edit, async (manager) => {
      const others = await manager.find(ProductEntity)
      const taken = new Set(others.map(({ code }) => code))
      if (order.code && taken.has(order.code))
        return { ok: false, error: plainError('still-used', message('product.codeTaken')) }
      const code = order.code ?? freeSlug(order.name, 'product', taken)
      const was = order.code ? await removedProduct(manager, order.code) : null
      const sort = was?.sort ?? Math.max(-1, ...others.map((other) => other.sort)) + 1
      const source = was && was.cents === row.value.cents ? was.source : OWN_PRICE
      const { id } = await manager.save(ProductEntity, { ...row.value, code, sort, source })
      return { ok: true, value: id }
    })
  }

  /** Writes the fields of a product anew. Refused input names its fields. */
  async change(staff: Editor, order: ProductOrder, id: number): Promise<Answer<ProductView>> {
    const isCounted = order.stock.trim() !== order.shownStock.trim()
    const fields = isCounted ? [...WRITTEN_FIELDS, 'stock'] : WRITTEN_FIELDS
    const edit = { noun: 'products', key: String(id), version: order.version, fields }
    return this.write(staff, edit, async (manager) => {
      const its = await manager.findOne(ProductEntity, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      })
      if (!its) return unknown
      const row = rowOf(order, its.code)
      if (!row.ok) return row
      const { stock, ...fields } = row.value
      Object.assign(its, fields, {
        // What was sold since the screen showed it stays sold.
        ...(isCounted && { stock }),
        source: fields.cents === its.cents ? its.source : OWN_PRICE,
      })
      await manager.save(its)
      return { ok: true, value: id }
    })
  }

  /** Takes a product away that nothing refers to, and answers it as it was. */
  async remove(
    staff: Editor,
    version: number | undefined,
    id: number,
  ): Promise<Answer<ProductView>> {
    const was = await this.one(id)
    if (!was) return unknown
    if (was.code === breakfastBoxId)
      return { ok: false, error: plainError('still-used', message('product.breakfastBox')) }
    const edit = { noun: 'products', key: String(id), version }
    return this.edits.write<ProductView>(staff, edit, says, async (manager) => {
      const { affected } = await manager.delete(ProductEntity, { id })
      return affected ? { ok: true, value: was } : unknown
    })
  }

  /** Writes a product, and answers it as it is then. */
  private async write(
    staff: Editor,
    edit: Edit,
    work: (manager: EntityManager) => Promise<Answer<number>>,
  ): Promise<Answer<ProductView>> {
    const written = await this.edits.write<ProductRow>(staff, edit, says, async (manager) => {
      const id = await work(manager)
      if (!id.ok) return id
      // Read before the end: what is only tried is not there afterwards.
      const [value]: [ProductRow] = await manager.query(
        `SELECT ${productList.columns} FROM products p WHERE p.id = $1`,
        [id.value],
      )
      return { ok: true, value }
    })
    if (!written.ok) return written
    const [value] = await this.viewed([written.value])
    return { ok: true, value: value! }
  }

  private async viewed(rows: ProductRow[]): Promise<ProductView[]> {
    const { facts } = await this.facts.fresh()
    return productViews(rows, facts, this.clock.moment().today)
  }
}

/** The routes of the products (BO §2, §3). */
export const productsController = keptController(
  {
    name: 'Products',
    resource: 'products',
    unknown: UNKNOWN_PRODUCT,
    keys: { id: rowId(UNKNOWN_PRODUCT) },
    view: productViewShape,
    list: productList.question,
    order: productShape,
    change: productShape,
  },
  ProductRows,
)

/** The columns of what was typed, or which fields are wrong. */
function rowOf(
  order: ProductOrder,
  code: string,
): Answer<Omit<ProductEntity, 'id' | 'code' | 'sort' | 'source'>> {
  const errors = checkProduct({ ...order, code })
  const { persons, nights } = productMinimums(order)
  const cents = code === breakfastBoxId ? null : parseProductPrice(order.price)
  const stock = parseStock(order.stock)
  if (
    errors.length > 0 ||
    cents === undefined ||
    stock === undefined ||
    persons === null ||
    nights === null
  )
    return { ok: false, error: invalidInput(errors) }
  return {
    ok: true,
    value: {
      name: order.name.trim(),
      cents,
      unit: order.unit as ProductEntity['unit'],
      vatCategory: order.vatCategory as ProductEntity['vatCategory'],
      stock,
      minimumPersons: persons,
      minimumNights: nights,
      active: order.active,
    },
  }
}

/** What staff type nowhere of a product, as it was when it was taken away. */
interface RemovedProduct {
  sort: number
  source: string
  /** Null: it had no price of its own. */
  cents: number | null
}

/** What is known from the changes of a product that is gone; null where there never was one. */
async function removedProduct(
  manager: EntityManager,
  code: string,
): Promise<RemovedProduct | null> {
  const [row]: ({ before: RemovedProduct } | undefined)[] = await manager.query(
    `SELECT before FROM changes
     WHERE noun = 'products' AND after IS NULL AND before ->> 'code' = $1
     ORDER BY id DESC LIMIT 1`,
    [code],
  )
  return row?.before ?? null
}
