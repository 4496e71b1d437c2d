import simpleRestProvider from 'ra-data-simple-rest'
import type { AgendaView } from '../../api/agenda/agenda.ts'
import type {
  ChangeCalendarView,
  StayChangePreviewView,
} from '../../api/bookings/booking-answer-shapes.ts'
import type {
  KnownGuestView,
  BookingCalendarView,
} from '../../api/bookings/booking-entry-shapes.ts'
import type { DashboardView } from '../../api/dashboard/dashboard-view.ts'
import type { DaySheetView } from '../../api/day-sheet/day-sheet-shape.ts'
import type { PriceWarningsView } from '../../api/facts/price-warnings-controller.ts'
import type { PropertyView } from '../../api/facts/property-shape.ts'
import type { FirstStepsView, TriedView } from '../../api/first-steps/first-steps-view.ts'
import type {
  MailPreviewView,
  MailTemplateDetail,
  MailTemplateView,
} from '../../api/mail-templates/mail-templates.ts'
import type { TestMailView } from '../../api/mail-templates/test-mails.ts'
import type { ReadingExamplesView, ReadingView } from '../../api/readings/reading-shape.ts'
import type { PagePreviewView } from '../../api/screens/page-preview-controller.ts'
import type { FoundView } from '../../api/search/search.ts'
import type { ClockView } from '../../api/settings/clock-controller.ts'
import type { TimelineStep } from '../../api/timeline/timeline-shape.ts'
import type { PlannedEditView } from '../../api/trials/planned-edit-shape.ts'
import type { TrialLine, TrialView } from '../../api/trials/trial-view.ts'
import type {
  TakenBackView,
  VacationPreviewView,
  VacationView,
} from '../../api/vacations/vacation-view.ts'
import type { BookingPreview } from '../../rules/bookings/preview-booking.ts'
import type { ScreenWords } from '../../rules/texts/all-words.ts'
import type { Worded } from '../../rules/texts/words.ts'
import { ApiProblem } from './api-problem.ts'
import type { BackOfficeDataProvider } from './back-office-data-provider.ts'
import { postForLines } from './post-for-lines.ts'
import { sendRequest } from './send-request.ts'

/** Where the API answers staff, a resource a folder. */
const STAFF = '/api/back-office'

/** What staff ask beside react-admin's reads and writes. */
const actions = {
  call: answered,
  readAgenda: async ({ from, until, signal }) =>
    read<AgendaView>(`${STAFF}/agenda?${new URLSearchParams({ from, until })}`, signal),
  readTimeline: async ({ kind, id, signal }) =>
    read<TimelineStep[]>(
      `${STAFF}/timelines/${encodeURIComponent(kind)}/${encodeURIComponent(id)}`,
      signal,
    ),
  repeatStep: async ({ kind, id }, step) =>
    answered<TimelineStep[]>(
      `timelines/${encodeURIComponent(kind)}/${encodeURIComponent(id)}/repeat`,
      step,
    ),
  search: async (words, signal) =>
    read<FoundView>(`${STAFF}/search?${new URLSearchParams({ q: words })}`, signal),
  previewBooking: async (asked, signal) =>
    (
      await sendRequest<Worded<BookingPreview>>(`${STAFF}/booking-previews`, {
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
  setClock: async (today) => answered<ClockView>('settings/clock', { today }, 'PUT'),
  previewVacation: async (chosen) => answered<VacationPreviewView>('vacation-previews', chosen),
  planVacation: async (vacation) => answered<VacationView>('vacations', vacation),
  takeBackVacation: async (id, what) =>
    answered<TakenBackView>(`vacations/${encodeURIComponent(id)}/take-back`, what),
  tryEdit: async (edit, progressed, signal) => {
    let trial: TrialView | null = null
    await postForLines<TrialLine>(
      `${STAFF}/trials`,
      edit,
      (line) => ('trial' in line ? (trial = line.trial) : progressed(line.progress)),
      signal,
    )
    if (!trial) throw new ApiProblem(0, 'unreachable', '')
    return trial
  },
  keepTrial: async (edit, version) => answered('trials/kept', { edit, version }),
  planEdit: async (order) => answered<PlannedEditView>('planned-edits', order),
  readPlannedEdits: async () => read<PlannedEditView[]>(`${STAFF}/planned-edits`),
  withdrawPlannedEdit: async (id) => answered<PlannedEditView>(`planned-edits/${id}/withdraw`),
  restorePlannedEdit: async (id) => answered<PlannedEditView>(`planned-edits/${id}/restore`),
  readReadings: async () => read<ReadingView[]>(`${STAFF}/readings`),
  readReadingExamples: async (id, signal) =>
    read<ReadingExamplesView>(`${STAFF}/readings/${encodeURIComponent(id)}/examples`, signal),
  chooseReading: async (id, choice) =>
    answered<ReadingView>(`readings/${encodeURIComponent(id)}`, choice, 'PUT'),
  seeDifference: async ({ id, ...sums }) => answered(`payment-differences/${id}/seen`, sums),
  readDashboard: async () => read<DashboardView>(`${STAFF}/dashboard`),
  readMailTemplates: async () => read<MailTemplateView[]>(`${STAFF}/mail-templates`),
  readMailTemplate: async (id) =>
    read<MailTemplateDetail>(`${STAFF}/mail-templates/${encodeURIComponent(id)}`),
  previewMail: async (id, example, signal) =>
    (
      await sendRequest<MailPreviewView>(
        `${STAFF}/mail-templates/${encodeURIComponent(id)}/preview`,
        { method: 'POST', body: JSON.stringify(example), signal: signal ?? null },
      )
    ).json,
  sendTestMail: async (id, example) =>
    answered<TestMailView>(`mail-templates/${encodeURIComponent(id)}/test`, example),
  previewPage: async (id, page, signal) =>
    (
      await sendRequest<PagePreviewView>(`${STAFF}/page-texts/${encodeURIComponent(id)}/preview`, {
        method: 'POST',
        body: JSON.stringify(page),
        signal: signal ?? null,
      })
    ).json,
  readWords: async () => read<ScreenWords>(`${STAFF}/texts/in-force`),
  previewStayChange: async (id, wish) =>
    answered<StayChangePreviewView>(`${booking(id)}/stay-change-preview`, wish),
  readChangeCalendar: async (id, roomTypeId, signal) =>
    read<ChangeCalendarView>(
      `${STAFF}/${booking(id)}/stay-change-calendar?roomTypeId=${roomTypeId}`,
      signal,
    ),
  act: async (noun, id, act, asked) =>
    answered(`${noun}/${encodeURIComponent(id)}/acts/${act}`, asked as object),
  readDaySheet: async ({ day, signal }) =>
    read<DaySheetView>(`${STAFF}/day-sheet?${new URLSearchParams({ day })}`, signal),
  sayRoomClean: async (roomId, clean) => answered(`rooms/${roomId}/cleaning`, { clean }, 'PUT'),
  readBreakfastSetting: async () => read<{ included: boolean }>(`${STAFF}/settings/breakfast`),
  setBreakfastSetting: async (included) =>
    answered<{ included: boolean }>('settings/breakfast', { included }, 'PUT'),
  readFirstSteps: async () => read<FirstStepsView>(`${STAFF}/first-steps`),
  tryFirstStep: async (what) => answered<TriedView>(`first-steps/try-${what}`),
  openHouse: async () => answered<FirstStepsView>('first-steps/open'),
} satisfies Partial<BackOfficeDataProvider>

const rest = simpleRestProvider(STAFF, sendRequest)

/** react-admin's own provider for a REST API as ours, and what our property does beside. */
export const dataProvider: BackOfficeDataProvider = {
  ...rest,
  // A total that ends in `/*`: there are more behind the page than are counted.
  getList: async (resource, params) => {
    const { data, total } = await rest.getList(resource, params)
    if (!Number.isNaN(total)) return { data, total }
    const hasPreviousPage = (params.pagination?.page ?? 1) > 1
    return { data, pageInfo: { hasNextPage: true, hasPreviousPage } }
  },
  // What others changed of a row since it was shown is not taken away unseen.
  delete: (resource, { previousData, id, ...others }) => {
    const asked: unknown = previousData?.['version']
    if (typeof asked !== 'number') return rest.delete(resource, { id, ...others })
    return sendRequest(`${STAFF}/${resource}/${encodeURIComponent(id)}?version=${asked}`, {
      method: 'DELETE',
    }).then(({ json }) => ({ data: json as never }))
  },
  ...actions,
}

const booking = (id: string) => `bookings/${encodeURIComponent(id)}`

async function read<View>(path: string, signal?: AbortSignal): Promise<View> {
  return (await sendRequest<View>(path, { signal: signal ?? null })).json
}

/** What is answered to what staff send. */
async function answered<View = void>(
  path: string,
  content?: object,
  method = 'POST',
): Promise<View> {
  const body = content === undefined ? null : JSON.stringify(content)
  return (await sendRequest<View>(`${STAFF}/${path}`, { method, body })).json
}
