import { mailName, mailTemplates } from '../../../api/mail/mail-templates.ts'
import type { MailDetailView, MailView } from '../../../api/mail/mail-views.ts'
import { writeMail } from '../../../api/mail/write-mail.ts'
import { paid } from '../../mails/booking-facts.ts'

const mail = (
  id: string,
  kind: MailView['kind'],
  state: MailView['state'],
  subject: string,
  createdAt: string,
  recipientName = 'Sanne Hoekstra',
): MailView => ({
  id,
  subjectKind: 'booking',
  subjectId: 'id-sanne-hoekstra',
  subjectNumber: 'B202610244',
  kind,
  kindName: mailName(kind),
  state,
  recipient: `${recipientName.toLowerCase().replaceAll(' ', '.')}@voorbeeld.nl`,
  recipientName,
  subject,
  createdAt,
  sentAt: state === 'sent' || state === 'uncertain' ? createdAt : null,
})

/** One mail of every state. */
export const mails: MailView[] = [
  mail(
    'mail-6',
    'confirmation',
    'queued',
    'Je boeking B202610250: za 28 november tot di 1 december',
    '2026-11-25T13:23:00.000Z',
    'Nienke Mulder',
  ),
  mail(
    'mail-5',
    'thank-you',
    'sending',
    'Bedankt voor je verblijf bij B&B Kamersleutel',
    '2026-11-25T09:00:00.000Z',
    'Bas van Leeuwen',
  ),
  mail(
    'mail-4',
    'cancellation',
    'uncertain',
    'Je boeking B202610243 is geannuleerd',
    '2026-11-20T08:12:00.000Z',
    'Karin Peeters',
  ),
  mail(
    'mail-3',
    'late-payment-refund',
    'failed',
    'Je betaling voor boeking B202610239 gaat terug',
    '2026-11-19T16:40:00.000Z',
    'Geertruida van Zuydtwijck-Overmeer',
  ),
  mail(
    'mail-2',
    'arrival',
    'kept',
    'Tot wo 25 november: je verblijf bij B&B Kamersleutel',
    '2026-11-23T09:00:00.000Z',
  ),
  mail(
    'mail-1',
    'confirmation',
    'sent',
    'Je boeking B202610244: wo 25 tot vr 27 november',
    '2026-11-12T19:44:00.000Z',
  ),
]

const written = writeMail(mailTemplates.confirmation, {
  ...paid,
  number: 'B202610244',
  firstName: 'Sanne',
  arrival: '2026-11-25',
  departure: '2026-11-27',
})

/** A confirmation as the template writes it, and a script that somebody got into it. */
export const confirmation: MailDetailView = {
  ...mail(
    'mail-1',
    'confirmation',
    'sent',
    'Je boeking B202610244: wo 25 tot vr 27 november',
    '2026-11-12T19:44:00.000Z',
  ),
  messageId: '<boeking-id-sanne-hoekstra-confirmation@kamersleutel.nl>',
  lastError: null,
  text: written.text,
  html: written.html.replace('</body>', '<script>document.title = "nooit"</script></body>'),
  attachments: written.attachments,
}
