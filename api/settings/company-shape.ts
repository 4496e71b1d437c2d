import { z } from 'zod'
import { weekdayNames } from '../../rules/forms/check-check-in-week.ts'
import { seenVersion, typedText } from '../edits/kept-shape.ts'

/** Body of `PUT /api/back-office/settings/company` (BO §3). */
export const companyShape = z.object({
  name: typedText,
  address: typedText,
  postcode: typedText,
  city: typedText,
  phone: typedText,
  email: typedText,
  kvk: typedText,
  vatId: typedText,
  iban: typedText,
  ...seenVersion,
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
  iban: z.string(),
  version: z.int(),
})
export type CompanyView = z.output<typeof companyViewShape>

const week = <Shape extends z.ZodType>(shape: Shape) =>
  Object.fromEntries(weekdayNames.map((day) => [day, shape])) as Record<
    (typeof weekdayNames)[number],
    Shape
  >

/** Body of `PUT /api/back-office/settings/check-in`: hours such as `15:00–18:00` (BO §3). */
export const checkInShape = z.object({ ...week(typedText), ...seenVersion })
export type CheckInRequest = z.input<typeof checkInShape>
export type CheckInOrder = z.output<typeof checkInShape>

/** `GET /api/back-office/settings/check-in`: the check-in hours of each weekday. */
export const checkInViewShape = z.object({
  id: z.literal('check-in'),
  ...week(z.string()),
  version: z.int(),
})
export type CheckInView = z.output<typeof checkInViewShape>
