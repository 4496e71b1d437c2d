import type { MailedStaffView } from '../../api/staff/staff-shapes.ts'
import { useText } from '../texts/use-text.ts'

/** What is said of a mail to somebody: that it went out, in these words, or why not. */
export function useMailFate(): (
  to: Pick<MailedStaffView, 'name' | 'mail'>,
  sent: string,
) => { told: string; type: 'success' | 'warning' } {
  const text = useText()
  return ({ name, mail }, sent) =>
    mail === 'sent'
      ? { told: sent, type: 'success' }
      : { told: text(`people.mail.${mail}`, { name }), type: 'warning' }
}
