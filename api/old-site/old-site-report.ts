import type { RemarkKind } from '../../rules/old-site/remark.ts'

/** What the report counts apart. */
export const carriedNouns = [
  'room-types',
  'rooms',
  'minimum-nights',
  'bookings',
  'closed-nights',
  'products',
  'breakfast-orders',
  'sales',
  'invoices',
  'images',
] as const
export type CarriedNoun = (typeof carriedNouns)[number]

/** How many of a noun the export has, and what came of them. */
export interface CarriedCount {
  noun: CarriedNoun
  found: number
  /** Written now. */
  brought: number
  /** Here already: by an earlier import, or the house had it. */
  before: number
  /** What those that were written now were sold for; null where a noun has no sum. */
  cents: number | null
}

/** What was made of a place in the export, a Dutch sentence. */
export interface CarriedRemark {
  path: string
  kind: RemarkKind
  sentence: string
  before: string | null
  after: string | null
}

/** A line of the report. */
export interface ReportRemark extends CarriedRemark {
  /** What staff know its record by: `B202371, Jansen, aankomst vr 4 aug 2023`; null where it has no name. */
  about: string | null
}

/** A booking that no room is free for: a person gives it another one, or leaves it out. */
export interface UndecidedBooking {
  path: string
  number: string
  name: string
  arrival: string
  departure: string
  persons: number
  cents: number
  roomNumber: number | null
  /** Who has that room then, as staff read it: `B2026115 Jansen`; empty where nobody is known. */
  takenBy: string
  /** The numbers of the rooms that are free for the whole stay. */
  freeRooms: number[]
}

/** A night that the old site counted otherwise than it is here now. */
export interface OccupancyDifference {
  night: string
  roomType: string
  there: number
  here: number
}

/** What an import did, or would do. */
export interface OldSiteReport {
  /** False: it was carried out and rolled back. */
  kept: boolean
  counts: CarriedCount[]
  remarks: ReportRemark[]
  undecided: UndecidedBooking[]
  occupancy: {
    /** How many were compared. */
    nights: number
    differences: OccupancyDifference[]
    /** Those that the old site did not count, though it had bookings then, or closed without a count. */
    notCompared: { roomType: string; first: string; last: string }[]
  }
  /** Why no invoice can be made yet, a Dutch sentence; null where one can. */
  noInvoice: string | null
  /** Each month of which the old site kept what it brought. */
  revenue: { month: string; thereCents: number; hereCents: number }[]
}
