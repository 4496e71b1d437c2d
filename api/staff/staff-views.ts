import type { StaffMember } from '../requests/staff-sessions.ts'

/**
 * `GET /api/staff/session`: 200 with who is signed in, else 401. `POST` signs in with `{ email,
 * password }`, `DELETE` signs out.
 */
export type StaffSessionView = StaffMember
