import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { type EntityManager, ILike, In, Repository } from 'typeorm'
import { z } from 'zod'
import {
  checkProduct,
  parseProductPrice,
  parseStock,
  productMinimums,
} from '../../rules/forms/check-product.ts'
import { breakfastBoxId } from '../../rules/products/product.ts'
import { productTexts } from '../../rules/texts/product.ts'
import { keptController } from '../edits/kept-controller.ts'
import { type Editor, StaffEdits } from '../edits/staff-edits.ts'
import { type Answer, invalidInput, plainError } from '../errors/refused.ts'
import {
  type ListPage,
  listIds,
  listNumber,
  listQuestion,
  listWords,
} from '../lists/list-question.ts'
import { wordsAnywhere } from '../lists/search-words.ts'
import { rowId } from '../requests/id-pipe.ts'
import { productCode } from './product-code.ts'
import { ProductEntity } from './product-entity.ts'
import {
  type ProductOrder,
  type ProductView,
  productShape,
  productViewShape,
} from './product-shape.ts'
import { ProductViews } from './product-views.ts'
import { removedProduct } from './removed-product.ts'

const UNKNOWN_PRODUCT = 'Dit product bestaat niet.'
const unknown = { ok: false, error: plainError('not-found', UNKNOWN_PRODUCT) } as const

/** Where the price of a product comes from that staff changed. */
const OWN_PRICE = 'eigen prijs'

/** What `GET /api/back-office/products` is asked with. */
const productListQuestion = listQuestion(
  ['id', 'name', 'sort'],
  ['sort', 'ASC'],
  z.object({ id: listIds(listNumber), q: listWords.optional() }),
)
type ProductListQuestion = z.infer<typeof productListQuestion>

/** How screens hear of a change. */
const says = { noun: 'products', id: ({ id }: ProductEntity) => String(id) } as const

/** The products, as staff keep them (BO §2, §3). */
@Injectable()
export class ProductRows {
  constructor(
    @InjectRepository(ProductEntity) private readonly rows: Repository<ProductEntity>,
    private readonly edits: StaffEdits,
    private readonly views: ProductViews,
  ) {}

  async page({
    first,
    most,
    sort: [field, order],
    filter: { id, q },
  }: ProductListQuestion): Promise<ListPage<ProductView>> {
    const [rows, total] = await this.rows.findAndCount({
      where: { ...(id && { id: In(id) }), ...(q && { name: ILike(wordsAnywhere(q)) }) },
      order: { [field]: order, id: 'ASC' },
      skip: first,
      take: most,
    })
    return { rows: await this.views.of(rows), first, total }
  }

  /** Null when there is no such product. */
  async one(id: number): Promise<ProductView | null> {
    const found = await this.rows.findOneBy({ id })
    return found && ((await this.views.of([found]))[0] ?? null)
  }

  /**
   * Adds a product, the last of all. One that was removed and is added by its code comes back at its
   * place, and with the source of its price where that is the same.
   */
  async add(staff: Editor, order: ProductOrder): Promise<Answer<ProductView>> {
    const row = rowOf(order, order.code ?? '')
    if (!row.ok) return row
    const edit = { noun: 'products', key: null }
    return this.viewed(
      await this.edits.write(staff, edit, says, async (manager) => {
        const others = await manager.find(ProductEntity)
        const taken = new Set(others.map(({ code }) => code))
        if (order.code && taken.has(order.code))
          return { ok: false, error: plainError('still-used', productTexts.codeTaken) }
        const code = order.code ?? productCode(order.name, taken)
        const was = order.code ? await removedProduct(manager, order.code) : null
        const sort = was?.sort ?? Math.max(-1, ...others.map((other) => other.sort)) + 1
        const source = was && was.cents === row.value.cents ? was.source : OWN_PRICE
        return {
          ok: true,
          value: await manager.save(ProductEntity, { ...row.value, code, sort, source }),
        }
      }),
    )
  }

  /** Writes the fields of a product anew. Refused input names its fields. */
  async change(staff: Editor, order: ProductOrder, id: number): Promise<Answer<ProductView>> {
    const edit = { noun: 'products', key: String(id), version: order.version }
    return this.viewed(
      await this.edits.write(staff, edit, says, async (manager) => {
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
          ...(order.stock.trim() !== order.shownStock.trim() && { stock }),
          source: fields.cents === its.cents ? its.source : OWN_PRICE,
        })
        return { ok: true, value: await manager.save(its) }
      }),
    )
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
      return { ok: false, error: plainError('still-used', productTexts.breakfastBox) }
    const edit = { noun: 'products', key: String(id), version }
    const gone = await this.edits.write(staff, edit, says, (manager) => taken(manager, id))
    return gone.ok ? { ok: true, value: was } : gone
  }

  private async viewed(answer: Answer<ProductEntity>): Promise<Answer<ProductView>> {
    if (!answer.ok) return answer
    const [value] = await this.views.of([answer.value])
    return { ok: true, value: value! }
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
    list: productListQuestion,
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

async function taken(manager: EntityManager, id: number): Promise<Answer<ProductEntity>> {
  const there = await manager.findOneBy(ProductEntity, { id })
  if (!there) return unknown
  await manager.delete(ProductEntity, { id })
  return { ok: true, value: there }
}
