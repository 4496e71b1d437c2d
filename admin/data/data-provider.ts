import simpleRestProvider from 'ra-data-simple-rest'
import type { DaySheetView } from '../../api/day-sheet/day-sheet-view.ts'
import type { AgendaView } from '../../api/agenda/agenda-view.ts'
import type { BookingCalendarView, KnownGuestView } from '../../api/bookings/booking-entry-views.ts'
import type { BookingPreview } from '../../rules/bookings/preview-booking.ts'
import type { DashboardView } from '../../api/dashboard/dashboard-view.ts'
import type { BookingDetailView } from '../../api/bookings/booking-views.ts'
import type { ChangeCalendarView } from '../../api/bookings/stay-change-shapes.ts'
import type { StayChangePreviewView } from '../../api/bookings/stay-change-views.ts'
import type { PriceWarningsView } from '../../api/facts/price-warnings-view.ts'
import type { PropertyView } from '../../api/facts/property-view.ts'
import type { ClockView } from '../../api/settings/clock-view.ts'
import type { FoundView } from '../../api/search/found-view.ts'
import type { TimelineStep } from '../../api/timeline/timeline-view.ts'
import type {
  TakenBackView,
  VacationPreviewView,
  VacationView,
} from '../../api/vacations/vacation-view.ts'
import type { BackOfficeDataProvider } from './back-office-data-provider.ts'
import { sendRequest } from './send-request.ts'

/** Where the API answers staff, a resource a folder. */
const STAFF = '/api/back-office'

/** What staff do to a booking beside writing its fields, each a POST of its own. */
const actions = {
  readAgenda: async ({ from, until, signal }) =>
    read<AgendaView>(`${STAFF}/agenda?${new URLSearchParams({ from, until })}`, signal),
  readTimeline: async ({ kind, id, signal }) =>
    read<TimelineStep[]>(
      `${STAFF}/timelines/${encodeURIComponent(kind)}/${encodeURIComponent(id)}`,
      signal,
    ),
  repeatStep: async ({ kind, id }, step) =>
    (
      await sendRequest<TimelineStep[]>(
        `${STAFF}/timelines/${encodeURIComponent(kind)}/${encodeURIComponent(id)}/repeat`,
        { method: 'POST', body: JSON.stringify(step) },
      )
    ).json,
  search: async (words, signal) =>
    read<FoundView>(`${STAFF}/search?${new URLSearchParams({ q: words })}`, signal),
  previewBooking: async (asked, signal) =>
    (
      await sendRequest<BookingPreview>(`${STAFF}/booking-previews`, {
        method: 'POST',
        body: JSON.stringify(asked),
        signal: signal ?? null,
      })
    ).json,
  readBookingCalendar: async (roomTypeId, signal) =>
    read<BookingCalendarView>(`${STAFF}/booking-calendars/${roomTypeId}`, signal),
  findKnownGuests: async (words, signal) =>
    read<KnownGuestView[]>(`${STAFF}/known-guests?${new URLSearchParams({ q: words })}`, signal),
  readProperty: async () => read<PropertyView>('/api/property'),
  readPriceWarnings: async () => read<PriceWarningsView>(`${STAFF}/settings/price-warnings`),
  readClock: async () => read<ClockView>(`${STAFF}/settings/clock`),
  setClock: async (today) =>
    (
      await sendRequest<ClockView>(`${STAFF}/settings/clock`, {
        method: 'PUT',
        body: JSON.stringify({ today }),
      })
    ).json,
  previewVacation: async (chosen) => answered<VacationPreviewView>('vacation-previews', chosen),
  planVacation: async (vacation) => answered<VacationView>('vacations', vacation),
  takeBackVacation: async (id, what) =>
    answered<TakenBackView>(`vacations/${encodeURIComponent(id)}/take-back`, what),
  readDashboard: async () => read<DashboardView>(`${STAFF}/dashboard`),
  readBanner: async () => read<{ text: string }>(`${STAFF}/settings/banner`),
  setBanner: async (text) =>
    (
      await sendRequest<{ text: string }>(`${STAFF}/settings/banner`, {
        method: 'PUT',
        body: JSON.stringify({ text }),
      })
    ).json,
  previewStayChange: async (id, wish) =>
    (
      await sendRequest<StayChangePreviewView>(`${booking(id)}/stay-change-preview`, {
        method: 'POST',
        body: JSON.stringify(wish),
      })
    ).json,
  readChangeCalendar: async (id, roomTypeId, signal) =>
    read<ChangeCalendarView>(
      `${booking(id)}/stay-change-calendar?roomTypeId=${roomTypeId}`,
      signal,
    ),
  pinRoom: async (id, pin) => act(id, 'pin', pin),
  changeStay: async (id, change) => {
    const { json } = await sendRequest<BookingDetailView>(`${booking(id)}/change-stay`, {
      method: 'POST',
      body: JSON.stringify(change),
    })
    return waits(json, change.requestId) ? 'waiting' : { version: json.version }
  },
  arriveBooking: async (id, asked) => act(id, 'arrive', asked),
  departBooking: async (id, asked) => act(id, 'depart', asked),
  noShowBooking: async (id, asked) => act(id, 'no-show', asked),
  takeBackAttendance: async (id, asked) => act(id, 'take-back-attendance', asked),
  readDaySheet: async ({ day, signal }) =>
    read<DaySheetView>(`${STAFF}/day-sheet?${new URLSearchParams({ day })}`, signal),
  sayRoomClean: async (roomId, clean) => {
    await sendRequest(`${STAFF}/rooms/${roomId}/cleaning`, {
      method: 'PUT',
      body: JSON.stringify({ clean }),
    })
  },
  readBreakfastSetting: async () => read<{ included: boolean }>(`${STAFF}/settings/breakfast`),
  setBreakfastSetting: async (included) =>
    (
      await sendRequest<{ included: boolean }>(`${STAFF}/settings/breakfast`, {
        method: 'PUT',
        body: JSON.stringify({ included }),
      })
    ).json,
  editBooking: async (id, edit) => act(id, 'edit', edit),
  seeRefusal: async (id, actionId) => post(`${booking(id)}/see-refusal`, { actionId }),
  deleteBooking: async (id, asked) => {
    const { json } = await sendRequest<{ outcome: 'done' | 'waiting' }>(`${booking(id)}/delete`, {
      method: 'POST',
      body: JSON.stringify(asked),
    })
    return json.outcome
  },
  cancelBooking: async (id, answer) => {
    const { json } = await sendRequest<BookingDetailView>(`${booking(id)}/cancel`, {
      method: 'POST',
      body: JSON.stringify(answer),
    })
    if (waits(json, answer.requestId)) return 'waiting'
    const mail = json.mails.findLast(({ kind }) => kind === 'cancellation')
    return (answer.mailGuest && mail?.state) || 'done'
  },
  noteRefundByHand: async (id, shown) => post(`${booking(id)}/refunded-by-hand`, shown),
  markBookingPaid: async (id, receipt) => act(id, 'mark-paid', receipt),
  takeBackReceipt: async (id, receipt) => act(id, 'take-back-receipt', receipt),
  cancelBreakfastOrder: async (id, answer) => post(`${order(id)}/cancel`, answer),
  markBreakfastOrderPaid: async (id, receipt) => post(`${order(id)}/mark-paid`, receipt),
  deliverBreakfastOrder: async (id) => post(`${order(id)}/deliver`),
  noteBreakfastRefundByHand: async (id, shown) => post(`${order(id)}/refunded-by-hand`, shown),
  resendConfirmation: async (id, requestId) => {
    const { json } = await sendRequest<BookingDetailView>(`${booking(id)}/resend-confirmation`, {
      method: 'POST',
      body: JSON.stringify({ requestId }),
    })
    if (waits(json, requestId)) return 'waiting'
    return json.mails.findLast(({ kind }) => SENT_AGAIN.includes(kind))?.state ?? 'queued'
  },
} satisfies Partial<BackOfficeDataProvider>

/** react-admin's own provider for a REST API as ours, and what our property does beside. */
export const dataProvider: BackOfficeDataProvider = {
  ...simpleRestProvider(STAFF, sendRequest),
  ...actions,
}

/** The mail that says that a stay is certain, or that it is to be paid. */
const SENT_AGAIN = ['confirmation', 'payment-request']

const booking = (id: string) => `${STAFF}/bookings/${encodeURIComponent(id)}`
const order = (id: string) => `${STAFF}/breakfast-orders/${encodeURIComponent(id)}`

/** Asks for an action on a booking; its answer says whether it still waits. */
async function act(id: string, action: string, asked: { requestId: string }) {
  const { json } = await sendRequest<BookingDetailView>(`${booking(id)}/${action}`, {
    method: 'POST',
    body: JSON.stringify(asked),
  })
  return waits(json, asked.requestId) ? ('waiting' as const) : ('done' as const)
}

function waits({ waitingActions }: BookingDetailView, requestId: string): boolean {
  return waitingActions.some(({ id }) => id === requestId)
}

async function read<View>(path: string, signal?: AbortSignal): Promise<View> {
  return (await sendRequest<View>(path, { signal: signal ?? null })).json
}

/** What is answered to a POST of staff. */
async function answered<View>(path: string, content: object): Promise<View> {
  const asked = { method: 'POST', body: JSON.stringify(content) }
  return (await sendRequest<View>(`${STAFF}/${path}`, asked)).json
}

async function post(path: string, content?: unknown): Promise<void> {
  await sendRequest(path, {
    method: 'POST',
    body: content === undefined ? null : JSON.stringify(content),
  })
}
