import { z } from 'zod'
import {
  type CheckInWeek,
  checkCheckInWeek,
  weekdayNames,
} from '../../rules/forms/check-check-in-week.ts'
import { checkCompany, tidyCompany } from '../../rules/forms/check-company.ts'
import { parseCheckInHours } from '../../rules/stay-times/parse-check-in-hours.ts'
import { seenVersion, typedText } from '../edits/kept-shape.ts'
import { defaultProperty, propertyOf } from '../facts/property-settings.ts'
import { keptSetting } from './setting-rows.ts'

/** Body of `PUT /api/back-office/settings/company` (BO §3). */
const companyShape = z.object({
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

/** `GET /api/back-office/settings/company`: who the house is. */
const companyViewShape = z.object({
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

/** Who the house is, as guests read it in the site's foot, in mails and on invoices (BO §3). */
export const company = keptSetting({
  name: 'Company',
  address: 'company',
  key: 'property',
  initial: defaultProperty,
  shape: companyShape,
  viewShape: companyViewShape,
  check: checkCompany,
  partOf: tidyCompany,
  viewOf(value) {
    const { checkIn: _hours, ...its } = propertyOf(value)
    return its
  },
})

const week = <Shape extends z.ZodType>(shape: Shape) =>
  Object.fromEntries(weekdayNames.map((day) => [day, shape])) as Record<
    (typeof weekdayNames)[number],
    Shape
  >

/** Body of `PUT /api/back-office/settings/check-in`: hours such as `15:00–18:00` (BO §3). */
const checkInShape = z.object({ ...week(typedText), ...seenVersion })
export type CheckInRequest = z.input<typeof checkInShape>

/** `GET /api/back-office/settings/check-in`: the check-in hours of each weekday. */
const checkInViewShape = z.object({
  id: z.literal('check-in'),
  ...week(z.string()),
  version: z.int(),
})
export type CheckInView = z.output<typeof checkInViewShape>

/** When guests can check in on each weekday (BO §3). */
export const checkIn = keptSetting({
  name: 'CheckIn',
  address: 'check-in',
  key: 'property',
  initial: defaultProperty,
  shape: checkInShape,
  viewShape: checkInViewShape,
  check: checkCheckInWeek,
  partOf: (hours) => ({ checkIn: weekdayNames.map((day) => parseCheckInHours(hours[day])!) }),
  viewOf(value) {
    const { checkIn: hours } = propertyOf(value)
    const byDay = weekdayNames.map((day, place) => [day, hours[place] ?? ''])
    return Object.fromEntries(byDay) as CheckInWeek
  },
})
