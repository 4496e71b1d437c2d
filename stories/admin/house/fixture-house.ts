import type { AuthProvider, RaRecord } from 'react-admin'
import type { BookingView } from '../../../api/bookings/booking-views.ts'
import type { LiveEvent } from '../../../api/database/live-event.ts'
import type { HouseView } from '../../../api/facts/house-view.ts'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import type { HouseDataProvider } from '../../../admin/data/house-data-provider.ts'
import type { MakeSource } from '../../../admin/live/open-live-stream.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { closureRows, roomTypes, staffRooms } from './closures.ts'
import { confirmation, mails } from './mails.ts'
import { karinCancelled, nienkeHeld, sanne } from './booking-detail.ts'
import { timelines } from './timelines.ts'
import { agenda, bookings, now, today } from './week.ts'

/** What a scene changes: some bookings, and acts or reads that answer otherwise. */
export interface Scene {
  bookings?: BookingView[]
  data?: Partial<HouseDataProvider>
  auth?: Partial<AuthProvider>
  /** `lost`: the stream ends at once. */
  live?: 'live' | 'lost'
}

const house = {
  name: 'B&B Kamersleutel',
  checkIn: Array.from({ length: 7 }, () => '15:00–18:00'),
  checkOut: '10:30',
  today,
  now,
  clockMoved: false,
  readings: defaultReadings,
} as unknown as HouseView

interface BookingFilter {
  q?: string
  from?: string
  until?: string
  roomId?: number
  roomTypeId?: number
}

/** The bookings that a filter leaves, as the API does. */
function bookingsBy(
  all: BookingView[],
  { q = '', from, until, roomId, roomTypeId }: BookingFilter = {},
): BookingView[] {
  return all.filter(
    (each) =>
      each.guestName.toLowerCase().includes(q.toLowerCase()) &&
      (!from || each.departure > from) &&
      (!until || each.arrival < until) &&
      (!roomId || each.roomId === roomId) &&
      (!roomTypeId || each.roomTypeId === roomTypeId),
  )
}

/** A house in memory that answers as the API does: for stories, never for the product. */
export function fixtureHouse(scene: Scene = {}) {
  const state = { bookings: scene.bookings ?? bookings, clock: null as string | null }
  const details: Record<string, RaRecord[]> = {
    bookings: [sanne, nienkeHeld, karinCancelled],
    mails: [confirmation],
  }
  const records: Record<string, RaRecord[]> = {
    mails,
    closures: closureRows,
    rooms: staffRooms,
    'room-types': roomTypes,
  }
  const listeners = new Set<(event: LiveEvent) => void>()
  const say = (event: LiveEvent) => listeners.forEach((listener) => listener(event))

  const data = {
    getList: async (resource: string, { filter }: { filter?: BookingFilter }) => {
      const rows: RaRecord[] =
        resource === 'bookings' ? bookingsBy(state.bookings, filter) : (records[resource] ?? [])
      return { data: rows, total: rows.length }
    },
    getMany: async (resource: string, { ids }: { ids: unknown[] }) => ({
      data: (records[resource] ?? []).filter(({ id }) => ids.includes(id)),
    }),
    create: async (_: string, { data: made }: { data: object }) => ({ data: { id: 9, ...made } }),
    update: async (_: string, { data: changed }: { data: object }) => ({ data: changed }),
    delete: async (_: string, { previousData }: { previousData: object }) => ({
      data: previousData,
    }),
    getOne: async (resource: string, { id }: { id: string }) => {
      const found = (details[resource] ?? records[resource] ?? []).find(
        (record) => String(record.id) === id,
      )
      if (!found) throw new ApiProblem(404, 'not-found', 'Dit bestaat niet.')
      return { data: found }
    },
    readTimeline: async ({ id }: { id: string }) =>
      ({
        [sanne.id]: timelines.sanne,
        [nienkeHeld.id]: timelines.nienkeHeld,
        [karinCancelled.id]: timelines.karinCancelled,
      })[id] ?? [],
    readAgenda: async (range: { from: string; until: string }) => agenda(range, state.bookings),
    readHouse: async () => ({
      ...house,
      today: state.clock ?? today,
      clockMoved: state.clock !== null,
    }),
    readClock: async () => ({ today: state.clock, movable: true }),
    setClock: async (day: string | null) => ({ today: (state.clock = day), movable: true }),
    cancelBooking: async () => undefined,
    noteRefundByHand: async () => undefined,
    markBookingPaid: async () => undefined,
    resendConfirmation: async () => 'sent',
    ...scene.data,
  } as unknown as HouseDataProvider

  const auth: AuthProvider = {
    login: async () => undefined,
    logout: async () => '/login',
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getIdentity: async () => ({ id: '1', fullName: 'Mieke Geurts' }),
    getPermissions: async () => null,
    ...scene.auth,
  }

  /** A stream that opens, or does not, and repeats what the scene says. */
  const makeSource: MakeSource = () => {
    const source = {
      onopen: null as ((event: Event) => void) | null,
      onerror: null as ((event: Event) => void) | null,
      close() {},
      addEventListener(name: string, listener: (message: MessageEvent) => void) {
        if (name === 'changed')
          listeners.add((event) =>
            listener(new MessageEvent('changed', { data: JSON.stringify(event) })),
          )
      },
    }
    setTimeout(
      () =>
        scene.live === 'lost'
          ? source.onerror?.(new Event('error'))
          : source.onopen?.(new Event('open')),
      0,
    )
    return source as unknown as ReturnType<MakeSource>
  }

  /** Somebody books: it is stored, then the house says so. */
  const arrive = (booking: BookingView) => {
    state.bookings = [...state.bookings, booking]
    say({ noun: 'bookings', id: booking.id })
  }

  return { data, auth, makeSource, arrive, say }
}

export type FixtureHouse = ReturnType<typeof fixtureHouse>
