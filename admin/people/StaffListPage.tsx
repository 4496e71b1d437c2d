import { KeptListPage } from '../kept/KeptListPage.tsx'
import { useStaff } from './use-staff.tsx'

/** /instellingen/mensen: who may sign in, by name. */
export function StaffListPage() {
  return <KeptListPage noun={useStaff()} />
}
