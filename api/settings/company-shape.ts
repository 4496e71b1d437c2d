import { z } from 'zod'
import { weekdayNames } from '../../rules/forms/check-check-in-week.ts'
import { storedInteger } from '../requests/stored-values.ts'

/** Longer than any text may be: how long it may be, the rules say with their own sentence. */
const typed = z
  .string()
  .max(5_000)
  .nullish()
  .transform((text) => text ?? '')

/** The version that the screen showed. */
export const shownVersion = storedInteger().optional().meta({
  description: 'The version that the screen showed; a later change by others refuses the write.',
})

/** Body of `PUT /api/back-office/settings/company` (BO §3). */
export const companyShape = z.object({
  name: typed,
  address: typed,
  postcode: typed,
  city: typed,
  phone: typed,
  email: typed,
  kvk: typed,
  vatId: typed,
  version: shownVersion,
})
export type CompanyRequest = z.input<typeof companyShape>
export type CompanyOrder = z.output<typeof companyShape>

/** `GET /api/back-office/settings/company`: who the house is. */
export const companyViewShape = z.object({
  id: z.literal('company'),
  name: z.string(),
  address: z.string(),
  postcode: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  kvk: z.string(),
  vatId: z.string(),
  version: z.int(),
})
export type CompanyView = z.output<typeof companyViewShape>

const week = <Shape extends z.ZodType>(shape: Shape) =>
  Object.fromEntries(weekdayNames.map((day) => [day, shape])) as Record<
    (typeof weekdayNames)[number],
    Shape
  >

/** Body of `PUT /api/back-office/settings/check-in`: hours such as `15:00–18:00` (BO §3). */
export const checkInShape = z.object({ ...week(typed), version: shownVersion })
export type CheckInRequest = z.input<typeof checkInShape>
export type CheckInOrder = z.output<typeof checkInShape>

/** `GET /api/back-office/settings/check-in`: the check-in hours of each weekday. */
export const checkInViewShape = z.object({
  id: z.literal('check-in'),
  ...week(z.string()),
  version: z.int(),
})
export type CheckInView = z.output<typeof checkInViewShape>
