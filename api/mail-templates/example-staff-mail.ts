import { screens } from '../../screens/screen-routes.ts'
import type { MailContent } from '../mail/mail-content.ts'
import {
  type StaffMailKind,
  emailChangedMail,
  invitationMail,
  newEmailMail,
  newPasswordMail,
  signInChangedMail,
} from '../mail/staff-mails.ts'
import type { ExampleSource } from './example-booking.ts'
import { exampleGuest } from './example-guest.ts'

/** An example of a mail about an account. Its button leads to the sign-in page: no link that works. */
export function exampleStaffMail(
  kind: StaffMailKind,
  { known, publicUrl }: ExampleSource,
): MailContent {
  const { name, email } = exampleGuest
  const to = { name, url: publicUrl + screens.login.path }
  switch (kind) {
    case 'staff-invitation':
      return invitationMail({ ...to, by: 'Een collega', property: known.property.name })
    case 'staff-new-password':
      return newPasswordMail(to)
    case 'staff-new-email':
      return newEmailMail(to)
    case 'staff-email-changed':
      return emailChangedMail({ name, email })
    case 'staff-sign-in-changed':
      return signInChangedMail({ name, what: 'passwordChosen' })
  }
}
