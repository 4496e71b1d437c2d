import { attendanceTexts } from './attendance.ts'
import { bookingTexts } from './booking.ts'
import { breakfastTexts } from './breakfast.ts'
import { cashDeskTexts } from './cash-desk.ts'
import { checkoutTexts } from './checkout.ts'
import { companyTexts } from './company.ts'
import { contactFormTexts } from './contact-form.ts'
import { datedRowTexts } from './dated-row.ts'
import { deliveryDistanceTexts } from './delivery-distance.ts'
import { familyRoomTexts } from './family-room.ts'
import { firstAccountTexts } from './first-account.ts'
import { formFieldTexts } from './form-fields.ts'
import { loginTexts } from './login.ts'
import { openingTexts } from './opening.ts'
import { pictureTexts } from './picture.ts'
import { priceListTexts } from './price-list.ts'
import { projectFormTexts } from './project-form.ts'
import { roomSettingsTexts } from './room-settings.ts'
import { searchTexts } from './search.ts'
import { seasonTexts } from './season.ts'
import { shellTexts } from './shell.ts'
import { stayTexts } from './stay.ts'
import { textCorrectionTexts } from './text-correction.ts'
import { vacationTexts } from './vacation.ts'
import { vendorFormTexts } from './vendor-form.ts'

/**
 * The whole catalogue of the documents' Dutch texts, for the server, the settings screen and the
 * tests. A page imports the file of its own area instead (`texts/stay.ts`, `texts/search.ts`, …),
 * so that it carries only what it says.
 */
export const texts = {
  attendance: attendanceTexts,
  booking: bookingTexts,
  breakfast: breakfastTexts,
  cashDesk: cashDeskTexts,
  checkout: checkoutTexts,
  company: companyTexts,
  contactForm: contactFormTexts,
  datedRow: datedRowTexts,
  deliveryDistance: deliveryDistanceTexts,
  familyRoom: familyRoomTexts,
  firstAccount: firstAccountTexts,
  formFields: formFieldTexts,
  login: loginTexts,
  opening: openingTexts,
  picture: pictureTexts,
  priceList: priceListTexts,
  projectForm: projectFormTexts,
  roomSettings: roomSettingsTexts,
  search: searchTexts,
  season: seasonTexts,
  shell: shellTexts,
  stay: stayTexts,
  textCorrection: textCorrectionTexts,
  vacation: vacationTexts,
  vendorForm: vendorFormTexts,
} as const

/** An area of the catalogue. */
export type TextArea = keyof typeof texts

/** The id of a text, such as `stay.occupied`: what a correction is stored under. */
export type TextId = {
  [Area in TextArea]: `${Area}.${Extract<keyof (typeof texts)[Area], string>}`
}[TextArea]
