import { parseEuro } from '../money/parse-euro.ts'
import { breakfastBoxId } from '../products/product.ts'
import { message } from '../texts/message.ts'
import { checkText } from './check-text.ts'
import type { FieldError } from './field-error.ts'
import { parseCount } from './parse-count.ts'
import { wrongFields } from './wrong-fields.ts'

/** What a product's price can be for. */
export const productUnits = ['piece', 'day', 'person'] as const
/** What a product can be taxed as. */
export const productVatCategories = ['lodging', 'food', 'standard', 'none'] as const

/** A product as staff type it (BO §2, §3). */
export interface ProductForm {
  /** What the rules know it by; it never changes. */
  code: string
  name: string
  /** For one unit, such as `12,50`; empty: no price of its own. */
  price: string
  unit: string
  vatCategory: string
  /** A number; empty: as many as are asked for. */
  stock: string
  minimumPersons: string
  minimumNights: string
}

/** More than anything that is sold beside a stay; 99 pieces for 99 days of it still fit a total. */
export const mostProductCents = 100_000
const mostStock = 9_999
const mostPersons = 40
const mostNights = 28

/** Cents of a price as staff type it; undefined where it is none that a product may have. */
export function parseProductPrice(price: string): number | null | undefined {
  if (price.trim() === '') return null
  const cents = parseEuro(price)
  return cents !== null && cents <= mostProductCents ? cents : undefined
}

/** The stock as staff type it, null for no limit; undefined where it is no number of pieces. */
export function parseStock(stock: string): number | null | undefined {
  return stock.trim() === '' ? null : (parseCount(stock, 0, mostStock) ?? undefined)
}

/** The least persons a product is for, and the least nights of a stay it is sold with. */
export function productMinimums({
  minimumPersons,
  minimumNights,
}: Pick<ProductForm, 'minimumPersons' | 'minimumNights'>): {
  persons: number | null
  nights: number | null
} {
  return {
    persons: parseCount(minimumPersons, 1, mostPersons),
    nights: parseCount(minimumNights, 0, mostNights),
  }
}

/**
 * Checks a product before it is written: what is wrong at which field, in the order of the form;
 * empty when it can be written. The breakfast box has dated prices and no price of its own.
 */
export function checkProduct(typed: ProductForm): FieldError<keyof ProductForm>[] {
  const { persons, nights } = productMinimums(typed)
  const isBox = typed.code === breakfastBoxId
  const price = parseProductPrice(typed.price)
  return wrongFields([
    ['name', checkText(typed.name, 'name', message('product.nameMissing'))],
    ['price', !isBox && price === undefined ? message('product.price') : null],
    ['unit', isOneOf(typed.unit, productUnits) ? null : message('product.unit')],
    [
      'vatCategory',
      isOneOf(typed.vatCategory, productVatCategories) ? null : message('product.vatCategory'),
    ],
    ['stock', parseStock(typed.stock) === undefined ? message('product.stock') : null],
    ['minimumPersons', persons === null ? message('product.persons') : null],
    ['minimumNights', nights === null ? message('product.nights') : null],
  ])
}

function isOneOf(value: string, values: readonly string[]): boolean {
  return values.includes(value)
}
