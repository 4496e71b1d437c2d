import type { DataProvider } from 'react-admin'
import type { z } from 'zod'
import type { AgendaView } from '../../api/agenda/agenda.ts'
import type { StayWishRequest } from '../../api/bookings/acts/change-stay.ts'
import type { bookingActs } from '../../api/bookings/booking-acts.ts'
import type {
  BookingDetailView,
  ChangeCalendarView,
  StayChangePreviewView,
} from '../../api/bookings/booking-answer-shapes.ts'
import type {
  KnownGuestView,
  BookingCalendarView,
} from '../../api/bookings/booking-entry-shapes.ts'
import type { breakfastOrderActs } from '../../api/breakfast-orders/breakfast-order-acts.ts'
import type { BreakfastOrderDetailView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import type { DashboardView } from '../../api/dashboard/dashboard-view.ts'
import type { DaySheetView } from '../../api/day-sheet/day-sheet-shape.ts'
import type { KeptEdit } from '../../api/edits/kept-nouns.ts'
import type { PriceWarningsView } from '../../api/facts/price-warnings-controller.ts'
import type { PropertyView } from '../../api/facts/property-shape.ts'
import type { FirstStepsView, TriedView } from '../../api/first-steps/first-steps-view.ts'
import type {
  MailPreviewView,
  MailTemplateDetail,
  MailTemplateView,
} from '../../api/mail-templates/mail-templates.ts'
import type { TestMailView } from '../../api/mail-templates/test-mails.ts'
import type { ReadDifference } from '../../api/payments/comparison/payment-differences.ts'
import type { ReadingExamplesView, ReadingView } from '../../api/readings/reading-shape.ts'
import type { saleActs } from '../../api/sales/sale-acts.ts'
import type { SaleView } from '../../api/sales/sale-shape.ts'
import type { PagePreviewView } from '../../api/screens/page-preview-controller.ts'
import type { FoundView } from '../../api/search/search.ts'
import type { ClockView } from '../../api/settings/clock-controller.ts'
import type { Subject } from '../../api/subjects/events.ts'
import type { RepeatRequest } from '../../api/timeline/repeat-request.ts'
import type { TimelineStep } from '../../api/timeline/timeline-shape.ts'
import type { PlannedEditView } from '../../api/trials/planned-edit-shape.ts'
import type { TrialView } from '../../api/trials/trial-view.ts'
import type {
  VacationPreviewRequest,
  VacationRequest,
  VacationTakeBackRequest,
} from '../../api/vacations/vacation-shape.ts'
import type {
  TakenBackView,
  VacationPreviewView,
  VacationView,
} from '../../api/vacations/vacation-view.ts'
import type { BookingPreview } from '../../rules/bookings/preview-booking.ts'
import type { Day } from '../../rules/calendar/day.ts'
import type { PageTextForm } from '../../rules/forms/check-page-text.ts'
import type { ScreenWords } from '../../rules/texts/all-words.ts'
import type { TypedExample } from '../mail-templates/typed-texts.ts'
import type { Worded } from '../../rules/texts/words.ts'
import type { PreviewRequest } from '../booking-entry/entry-request.ts'

/** All that staff can do to orders: the API's own tables, by the name in the address. */
interface ActTables {
  bookings: typeof bookingActs
  'breakfast-orders': typeof breakfastOrderActs
  sales: typeof saleActs
}
interface Acted {
  bookings: BookingDetailView
  'breakfast-orders': BreakfastOrderDetailView
  sales: SaleView
}
export type ActNoun = keyof ActTables
/** Orders with a page of their own on which staff set money right. */
export type BilledNoun = Exclude<ActNoun, 'sales'>

/** The acts of staff on a kind of order. */
export type ActName<Noun extends ActNoun> = keyof ActTables[Noun] & string

/** What an act is asked with. */
export type ActRequest<
  Noun extends ActNoun,
  Act extends ActName<Noun>,
> = ActTables[Noun][Act] extends { shape: infer Shape extends z.ZodType } ? z.input<Shape> : never

/**
 * react-admin's reads, and the actions of the property by name. Each action resolves when the change is
 * stored, not before.
 */
export interface BackOfficeDataProvider extends DataProvider {
  /**
   * Has staff do something to an order. The same press twice is done once.
   *
   * @returns the order as it is then; of one that is deleted nothing
   */
  act<Noun extends ActNoun, Act extends ActName<Noun>>(
    noun: Noun,
    id: string,
    act: Act,
    asked: ActRequest<Noun, Act>,
  ): Promise<Acted[Noun]>
  /** A call of one screen alone, which knows what it asks and what is answered. */
  call<View = void>(
    path: string,
    content?: object,
    method?: 'GET' | 'PUT' | 'DELETE',
  ): Promise<View>
  /** Everything the agenda shows from `from` up to, not with, `until`. */
  readAgenda(range: { from: Day; until: Day; signal?: AbortSignal }): Promise<AgendaView>
  /** What happened to a subject and what comes next. */
  readTimeline(of: Subject & { signal?: AbortSignal }): Promise<TimelineStep[]>
  /** What staff look for, whatever kind it is. */
  search(words: string, signal?: AbortSignal): Promise<FoundView>
  /** What a booking that is being filled in comes to; nothing is written. */
  previewBooking(asked: PreviewRequest, signal?: AbortSignal): Promise<Worded<BookingPreview>>
  /** The nights of a room type, for a date picker. */
  readBookingCalendar(roomTypeId: number, signal?: AbortSignal): Promise<BookingCalendarView>
  /** Guests of earlier bookings by words of their name or address, or digits of their phone. */
  findKnownGuests(words: string, signal?: AbortSignal): Promise<KnownGuestView[]>
  /**
   * Has the workflow try again what failed; asked twice, once.
   *
   * @returns the timeline as it is then
   */
  repeatStep(of: Subject, step: RepeatRequest): Promise<TimelineStep[]>
  readProperty(): Promise<PropertyView>
  /** What staff forgot to set of the prices. */
  readPriceWarnings(): Promise<PriceWarningsView>
  readClock(): Promise<ClockView>
  /** Moves "today" for API, worker and screens; null follows the real clock again. */
  setClock(today: Day | null): Promise<ClockView>
  /** What a change of a booking's stay would come to; nothing is written. */
  previewStayChange(id: string, wish: StayWishRequest): Promise<StayChangePreviewView>
  /** The nights of a room type for the picker of a change: the booking's own are free. */
  readChangeCalendar(
    id: string,
    roomTypeId: number,
    signal?: AbortSignal,
  ): Promise<ChangeCalendarView>
  /** The work of one day in the house. */
  readDaySheet(of: { day: Day; signal?: AbortSignal }): Promise<DaySheetView>
  /** Staff cleaned a room, or say that it is to be cleaned. */
  sayRoomClean(roomId: number, clean: boolean): Promise<void>
  readBreakfastSetting(): Promise<{ included: boolean }>
  /** Whether breakfast in the house is part of every stay. */
  setBreakfastSetting(included: boolean): Promise<{ included: boolean }>
  /** What stands on nights before they are closed. */
  previewVacation(chosen: VacationPreviewRequest): Promise<VacationPreviewView>
  /** Closes nights; the same id again closes nothing more. */
  planVacation(vacation: VacationRequest): Promise<VacationView>
  /** Opens nights of a vacation again; all of it where nothing is named. */
  takeBackVacation(id: string, what: VacationTakeBackRequest): Promise<TakenBackView>
  /**
   * What an edit would come to; nothing is written.
   *
   * @param progressed is told how far it is, from 0 to 1
   */
  tryEdit(
    edit: KeptEdit,
    progressed: (share: number) => void,
    signal?: AbortSignal,
  ): Promise<TrialView>
  /** Keeps an edit as it was tried; refused where prices or rules were changed since. */
  keepTrial(edit: KeptEdit, version: string): Promise<void>
  /** Plans an edit for a day of sale. */
  planEdit(order: {
    edit: KeptEdit
    fromDay: Day
    title: string
    told: { field: string; from: string; to: string }[]
  }): Promise<PlannedEditView>
  /** What waits for its day, and what became of the others. */
  readPlannedEdits(): Promise<PlannedEditView[]>
  withdrawPlannedEdit(id: number): Promise<PlannedEditView>
  restorePlannedEdit(id: number): Promise<PlannedEditView>
  /** The readings that staff choose, with what counts today. */
  readReadings(): Promise<ReadingView[]>
  /** What the other values of a reading would come to in this house. */
  readReadingExamples(id: string, signal?: AbortSignal): Promise<ReadingExamplesView>
  chooseReading(id: string, choice: { value: string; version: number }): Promise<ReadingView>
  /** How far a new house is. */
  readFirstSteps(): Promise<FirstStepsView>
  /** Tries the public address or the payment provider, or sends a mail to who asks. */
  tryFirstStep(what: 'address' | 'payments' | 'mail'): Promise<TriedView>
  /** Lets guests in; refused while something is missing. */
  openHouse(): Promise<FirstStepsView>
  /** Today in figures, and what needs attention. */
  readDashboard(): Promise<DashboardView>
  /** Puts a difference away, with the sums that were read. */
  seeDifference(read: ReadDifference): Promise<unknown>
  readMailTemplates(): Promise<MailTemplateView[]>
  readMailTemplate(id: string): Promise<MailTemplateDetail>
  /** An example of a mail with texts as they are typed; nothing is stored. */
  previewMail(id: string, example: TypedExample, signal?: AbortSignal): Promise<MailPreviewView>
  /** To who is signed in. */
  sendTestMail(id: string, example: TypedExample): Promise<TestMailView>
  /** A page of the guest site as it is typed; nothing is stored. */
  previewPage(id: string, page: PageTextForm, signal?: AbortSignal): Promise<PagePreviewView>
  /** The words of the back office as staff corrected them, by area and name. */
  readWords(): Promise<ScreenWords>
}
