import { Link } from 'react-router'
import type { MailView } from '../../api/mail/mail-shapes.ts'
import { type ScreenName, recordAddress } from '../../screens/screen-routes.ts'

/** The page of each kind of subject that has one. */
const pages: Record<string, ScreenName> = {
  booking: 'booking',
  'breakfast-order': 'breakfastOrder',
  'form-message': 'message',
  invoice: 'folioInvoices',
  sale: 'saleReceipt',
  'feed-block': 'channels',
}

/** What a mail is about, by its number: a link where it has a page. */
export function SubjectLink({ mail }: { mail: MailView }) {
  const page = pages[mail.subjectKind]
  return page ? (
    <Link to={recordAddress(page, mail.subjectId)}>{mail.subjectNumber}</Link>
  ) : (
    mail.subjectNumber
  )
}
