import { z } from 'zod'
import { BACK_OFFICE } from '../requests/back-office.ts'

/**
 * What can be tried and planned: the resources of the back office that prices and rules are made of.
 * Each of them writes through `StaffEdits` alone.
 */
export const tryable = [
  'seasons',
  'readings',
  'tourist-tax-tariffs',
  'vat-rates',
  'family-tariffs',
  'breakfast-tariffs',
  'minimum-night-rules',
  'room-types',
] as const

const path = new RegExp(`^${BACK_OFFICE}/(?:${tryable.join('|')})(?:/[\\w.-]{1,80})?$`)

/** An edit as its form would send it: to be tried, kept as it was tried, or planned. */
export const editRequestShape = z
  .object({
    method: z.enum(['POST', 'PUT', 'DELETE'], 'Dit kan niet worden geprobeerd.'),
    path: z
      .string('Dit kan niet worden geprobeerd.')
      .regex(path, 'Dit kan niet worden geprobeerd.'),
    body: z.record(z.string(), z.json()).nullish(),
  })
  .meta({ description: 'A request of the back office, as it would be sent.' })
export type EditRequest = z.output<typeof editRequestShape>
