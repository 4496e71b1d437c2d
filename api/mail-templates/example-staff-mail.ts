import { screens } from '../../screens/screen-routes.ts'
import type { MailContent } from '../mail/mail-content.ts'
import { type StaffMailKind, staffMails } from '../mail/staff-mails.ts'
import type { ExampleSource } from './example-booking.ts'
import { exampleGuest } from './example-guest.ts'

/** An example of a mail about an account. Its button leads to the sign-in page: no link that works. */
export function exampleStaffMail(
  kind: StaffMailKind,
  { known, publicUrl }: ExampleSource,
): MailContent {
  return staffMails[kind].content({
    name: exampleGuest.name,
    email: exampleGuest.email,
    url: publicUrl + screens.login.path,
    by: 'Een collega',
    property: known.property.name,
    what: 'passwordChosen',
  })
}
