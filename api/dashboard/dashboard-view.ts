import { z } from 'zod'
import { doubleShape } from '../channel-feeds/feed-questions.ts'

/** What something that asks for staff is about: the record whose page has the cure. */
const subject = {
  subjectKind: z.string(),
  id: z.uuid(),
  number: z.string().meta({ description: 'Empty where it has none, as a message.' }),
  name: z.string(),
}

const booking = { id: z.uuid(), number: z.string(), name: z.string() }

/** The first of a list, and how many there are in all. */
const some = <Row extends z.ZodRawShape>(description: string, row: Row) =>
  z.object({ total: z.int(), first: z.array(z.object(row)) }).meta({ description })

/** `GET /api/back-office/dashboard` (BO §2 Dashboard), its revenue apart. */
export const dashboardViewShape = z.object({
  today: z.iso.date(),
  tiles: z.object({
    occupiedRooms: z.int().meta({ description: 'In which somebody sleeps tonight.' }),
    closedRooms: z.int().meta({ description: 'Closed tonight, with nobody in them.' }),
    rooms: z.int(),
    arrivals: z.int(),
    departures: z.int(),
    breakfastsToday: z.int().meta({ description: 'Boxes, brought or still to bring.' }),
    breakfastsTomorrow: z.int(),
    addressesTomorrow: z.int(),
  }),
  attention: z.object({
    unpaid: some('Open bills of who is in the house, leaves today or comes within three days.', {
      ...booking,
      roomNumber: z.int().nullable(),
      arrival: z.iso.date(),
      cents: z.int(),
    }),
    restDue: some('Paid in part, and the day has come on which the rest is due.', {
      ...booking,
      dueOn: z.iso.date(),
      arrival: z.iso.date(),
      cents: z.int(),
    }),
    refunds: some('Money that staff have to pay back themselves.', { ...subject, cents: z.int() }),
    failedSteps: some(
      'Of whom a step fails and is tried again, or is due and carried out by nobody.',
      { ...subject, since: z.iso.datetime() },
    ),
    failedMails: some('Of the last two weeks, with none of the same kind sent since.', {
      id: z.uuid(),
      kindName: z.string(),
      state: z.enum(['failed', 'uncertain']),
      recipient: z.string(),
      at: z.iso.datetime(),
    }),
    paymentDifferences: some(
      'Where the payment provider and the bills do not agree, and nobody has put it away.',
      {
        id: z.int(),
        kind: z.enum([
          'unknown-here',
          'unknown-there',
          'state',
          'sum',
          'refunded',
          'charged-back',
          'not-compared',
        ]),
        providerId: z.string(),
        hereCents: z.int(),
        thereCents: z.int(),
        subjectKind: z
          .string()
          .nullable()
          .meta({ description: 'Of the bill that it is on; null where the house knows of none.' }),
        folioId: z.uuid().nullable(),
        number: z.string(),
        name: z.string(),
      },
    ),
    newBookings: some(
      'Made by guests and channels in the last two weeks, the newest first; at most 99.',
      {
        ...booking,
        arrival: z.iso.date(),
        departure: z.iso.date(),
        at: z.iso.datetime().meta({ description: 'When it was made.' }),
      },
    ),
    plannedEdits: some('Planned changes of staff that could not be carried out.', {
      id: z.int(),
      title: z.string(),
      fromDay: z.iso.date(),
      why: z.string(),
    }),
    silentChannels: some('Channels that did not read the link of a room in the last 24 hours.', {
      id: z.int(),
      channelName: z.string(),
      roomNumber: z.int(),
      lastFetchedAt: z.iso.datetime().nullable(),
      madeAt: z.iso.datetime(),
    }),
    doubles: some('Coming stays that channels sold without a room for them.', doubleShape.shape),
    feedQuestions: some('Feeds of channels that ask something of staff.', {
      id: z.int().meta({ description: 'Of its link.' }),
      channelName: z.string(),
      roomNumber: z.int(),
      waitingBlocks: z.int().meta({ description: 'On which a person decides.' }),
      emptied: z.boolean().meta({ description: 'It was empty all at once.' }),
      unread: z.boolean().meta({ description: 'It was not read well in the last 24 hours.' }),
      readAt: z.iso.datetime().nullable().meta({ description: 'When it was last read well.' }),
    }),
    backup: z
      .object({
        lastGoodAt: z.iso.datetime().nullable(),
        why: z.enum(['disk-full', 'folder', 'secret', 'other']).nullable(),
      })
      .nullable()
      .meta({
        description:
          'The last good backup is older than two days, or the last one failed, and why. Null: all is well, or none is made by itself.',
      }),
    comparison: z.object({ lastAt: z.iso.datetime().nullable() }).nullable().meta({
      description:
        'The last comparison with the payment provider is older than two days, or there was none. Null: all is well, or nobody takes real payments.',
    }),
    address: z
      .string()
      .nullable()
      .meta({ description: 'Why the address of the house is not fit for real money, in Dutch.' }),
    roomTypesWithoutPrice: z
      .array(z.object({ id: z.int(), name: z.string() }))
      .meta({ description: 'Switched on, and not for sale.' }),
    yearsWithoutSeasons: z.array(z.int()),
    openMessages: z.int(),
    openVendorRegistrations: z.int(),
    openProjectRequests: z.int(),
  }),
})
export type DashboardView = z.output<typeof dashboardViewShape>
