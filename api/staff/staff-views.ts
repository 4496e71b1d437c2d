/**
 * `GET /api/staff/session`: 200 with who is signed in, else 401. `POST` signs in with `{ email,
 * password }`, `DELETE` signs out.
 */
export interface StaffSessionView {
  staffId: string
  name: string
  email: string
}

/**
 * Body of a refused sign-in's `error.login`; the text is one of the four of BO §5 or the
 * throttle's.
 */
export type LoginRefusal =
  | 'invalid-email'
  | 'unknown-email'
  | 'wrong-password'
  | 'other'
  | 'throttled'
