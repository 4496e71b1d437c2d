/** A member of staff as a request knows them. */
export interface StaffMember {
  staffId: string
  name: string
  email: string
}

/** The cookie that carries a session's token. */
export const SESSION_COOKIE = 'kamersleutel_session'

/**
 * Who is signed in. Under this class Nest hands on the sessions of `api/staff`, which stands below
 * whoever asks here.
 */
export abstract class StaffSessions {
  /** Who is signed in with this token; null when nobody is. */
  abstract find(token: string | undefined): Promise<StaffMember | null>
}
