import { mailName } from '../../../api/mail/mail-templates.ts'
import type { MailDetailView, MailView } from '../../../api/mail/mail-views.ts'

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
    'Uw boeking B202610250 bij B&B Kamersleutel',
    '2026-11-25T13:23:00.000Z',
    'Nienke Mulder',
  ),
  mail(
    'mail-5',
    'thank-you',
    'sending',
    'Bedankt voor uw verblijf',
    '2026-11-25T09:00:00.000Z',
    'Bas van Leeuwen',
  ),
  mail(
    'mail-4',
    'cancellation',
    'uncertain',
    'Uw boeking is geannuleerd',
    '2026-11-20T08:12:00.000Z',
    'Karin Peeters',
  ),
  mail(
    'mail-3',
    'late-payment-refund',
    'failed',
    'Uw betaling gaat terug',
    '2026-11-19T16:40:00.000Z',
    'Geertruida van Zuydtwijck-Overmeer',
  ),
  mail(
    'mail-2',
    'arrival',
    'kept',
    'Tot overmorgen bij B&B Kamersleutel',
    '2026-11-23T09:00:00.000Z',
  ),
  mail(
    'mail-1',
    'confirmation',
    'sent',
    'Uw boeking B202610244 bij B&B Kamersleutel',
    '2026-11-12T19:44:00.000Z',
  ),
]

/** A confirmation as the house sends it: styles on the elements, as mail readers want them. */
export const confirmation: MailDetailView = {
  ...mail(
    'mail-1',
    'confirmation',
    'sent',
    'Uw boeking B202610244 bij B&B Kamersleutel',
    '2026-11-12T19:44:00.000Z',
  ),
  messageId: '<boeking-id-sanne-hoekstra-confirmation@kamersleutel.nl>',
  lastError: null,
  text: 'Beste Sanne Hoekstra,\n\nUw boeking staat vast.\n\nKnusse kamer, wo 25 tot vr 27 november 2026, 2 personen.\n\n2 nachten        178,00\nSeizoenstoeslag   20,00\nToeristenbelasting 10,00\nTotaal           208,00\n\nTot ziens!\nB&B Kamersleutel',
  html: '<html><head><style>body{margin:0}</style></head><body style="font-family:sans-serif;color:#20262E"><div style="padding:24px;max-width:560px"><h1 style="font-size:22px;margin:0 0 12px">Uw boeking staat vast</h1><p>Beste Sanne Hoekstra,</p><p>Knusse kamer, <b>wo 25 tot vr 27 november 2026</b>, 2 personen.</p><table style="width:100%;border-collapse:collapse"><tr><td style="padding:6px 0">2 nachten</td><td style="text-align:right">€ 178,00</td></tr><tr><td style="padding:6px 0">Seizoenstoeslag</td><td style="text-align:right">€ 20,00</td></tr><tr><td style="padding:6px 0;border-top:1px solid #C9D0D7"><b>Totaal</b></td><td style="text-align:right;border-top:1px solid #C9D0D7"><b>€ 208,00</b></td></tr></table><script>document.title = "nooit"</script></div></body></html>',
  attachments: [
    {
      filename: 'verblijf.ics',
      contentType: 'text/calendar',
      content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
    },
  ],
}
