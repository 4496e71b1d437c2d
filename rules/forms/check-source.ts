import {
  type Source,
  isFixedSource,
  ownWebsite,
  sourceMails,
  sourceTaxes,
} from '../sources/source.ts'
import { parseColour } from '../sources/source-shades.ts'
import { message } from '../texts/message.ts'
import { checkText } from './check-text.ts'
import type { FieldError } from './field-error.ts'
import { wrongFields } from './wrong-fields.ts'

/** A source as staff type it. */
export interface TypedSource {
  name: string
  colour: string
  prepaid: unknown
  mails: unknown
  /** Left out: `usualTax`. */
  touristTax?: unknown
  active: unknown
}

/** Checks a source as staff type it: what is wrong at which field. */
export function checkSource(typed: TypedSource): FieldError[] {
  const { name, colour, prepaid, mails, touristTax, active } = typed
  const isTax = touristTax === undefined || sourceTaxes.some((one) => one === touristTax)
  return wrongFields([
    ['name', checkText(name, 'line', message('source.name'))],
    ['colour', parseColour(colour) === null ? message('source.colour') : null],
    ['prepaid', typeof prepaid === 'boolean' ? null : message('source.prepaid')],
    ['mails', sourceMails.some((one) => one === mails) ? null : message('source.mails')],
    ['touristTax', isTax ? null : message('source.touristTax')],
    ['active', typeof active === 'boolean' ? null : message('source.active')],
  ])
}

/**
 * What is wrong with a source beside the others: a name that another has, or what the own website
 * and no source cannot be. Staff are asked of the own website whether a booking is paid, and its
 * guests get every mail (BO §4); where nobody else sells, nobody else remits the tourist tax.
 *
 * @param id null: a new one
 */
export function refuseSource(
  { name, prepaid, mails, touristTax, active }: Omit<Source, 'id'>,
  id: string | null,
  others: readonly Pick<Source, 'name'>[],
): FieldError[] {
  const plain = (one: string) => one.trim().toLowerCase()
  const isTaken = others.some((other) => plain(other.name) === plain(name))
  const isOwn = id === ownWebsite
  const isFixed = id !== null && isFixedSource(id)
  return wrongFields([
    ['name', isTaken ? message('source.nameTaken') : null],
    ['prepaid', isOwn && prepaid ? message('source.ownWebsite') : null],
    ['mails', isOwn && mails !== 'all' ? message('source.ownWebsite') : null],
    ['touristTax', isFixed && touristTax === 'channel' ? message('source.noChannel') : null],
    ['active', isFixed && !active ? message('source.fixed') : null],
  ])
}
