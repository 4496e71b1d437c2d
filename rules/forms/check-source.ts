import { type Source, isFixedSource, ownWebsite, sourceMails } from '../sources/source.ts'
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
  active: unknown
}

/** Checks a source as staff type it: what is wrong at which field. */
export function checkSource({ name, colour, prepaid, mails, active }: TypedSource): FieldError[] {
  return wrongFields([
    ['name', checkText(name, 'line', message('source.name'))],
    ['colour', parseColour(colour) === null ? message('source.colour') : null],
    ['prepaid', typeof prepaid === 'boolean' ? null : message('source.prepaid')],
    ['mails', sourceMails.some((one) => one === mails) ? null : message('source.mails')],
    ['active', typeof active === 'boolean' ? null : message('source.active')],
  ])
}

/**
 * What is wrong with a source beside the others: a name that another has, or what the own website
 * and no source cannot be. Staff are asked of the own website whether a booking is paid, and its
 * guests get every mail (BO §4).
 *
 * @param id null: a new one
 */
export function refuseSource(
  { name, prepaid, mails, active }: Omit<Source, 'id'>,
  id: string | null,
  others: readonly Pick<Source, 'name'>[],
): FieldError[] {
  const plain = (one: string) => one.trim().toLowerCase()
  const isTaken = others.some((other) => plain(other.name) === plain(name))
  const isOwn = id === ownWebsite
  return wrongFields([
    ['name', isTaken ? message('source.nameTaken') : null],
    ['prepaid', isOwn && prepaid ? message('source.ownWebsite') : null],
    ['mails', isOwn && mails !== 'all' ? message('source.ownWebsite') : null],
    ['active', id !== null && isFixedSource(id) && !active ? message('source.fixed') : null],
  ])
}
