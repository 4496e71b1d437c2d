import { agendaTexts } from './agenda.ts'
import { attendanceTexts } from './attendance.ts'
import { daySheetTexts } from './day-sheet.ts'
import { archiveTexts } from './archive.ts'
import { bookingTexts } from './bookings.ts'
import { breakfastOrderTexts } from './breakfast-orders.ts'
import { formTexts } from './forms.ts'
import { keyboardTexts } from './keyboard.ts'
import { mailTexts } from './mails.ts'
import { guestLanguageTexts } from './guest-language.ts'
import { newBookingTexts } from './new-booking.ts'
import { searchTexts } from './search.ts'
import { settingsTexts } from './settings.ts'
import { stayChangeTexts } from './stay-change.ts'
import { stayMoveTexts } from './stay-moves.ts'
import { timelineTexts } from './timeline.ts'

/** The texts of the screens of who is signed in: they come with the layout around those screens. */
export const behindTheDoor = {
  agenda: agendaTexts,
  attendance: attendanceTexts,
  daySheet: daySheetTexts,
  archive: archiveTexts,
  bookings: bookingTexts,
  breakfastOrders: breakfastOrderTexts,
  forms: formTexts,
  keyboard: keyboardTexts,
  mails: mailTexts,
  newBooking: newBookingTexts,
  guestLanguage: guestLanguageTexts,
  search: searchTexts,
  settings: settingsTexts,
  stayChange: stayChangeTexts,
  stayMoves: stayMoveTexts,
  timeline: timelineTexts,
} as const
