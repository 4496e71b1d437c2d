import type { MailedStaffView, StaffView } from '../../api/staff/staff-shapes.ts'
import { NewKeptPage } from '../kept/NewKeptPage.tsx'
import { useMailFate } from './use-mail-fate.ts'
import { useStaff } from './use-staff.tsx'
import { useText } from '../texts/use-text.ts'

/** /instellingen/mensen/uitnodigen: somebody who is to choose a password by a mailed link. */
export function InvitePage() {
  const text = useText()
  const fate = useMailFate()
  return (
    <NewKeptPage<StaffView>
      noun={useStaff()}
      // What is answered to an invitation says what became of the mail, too.
      said={(row) => fate(row as MailedStaffView, text('people.added', { name: row.name }))}
    />
  )
}
