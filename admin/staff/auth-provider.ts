import type { AuthProvider } from 'react-admin'
import type { StaffSessionView } from '../../api/staff/staff-views.ts'
import { ApiProblem, isUnreachable } from '../data/api-problem.ts'
import { sendRequest } from '../data/send-request.ts'
import { rememberSignedIn, signedInBefore } from './signed-in-before.ts'
import { GUEST_HOME, screens } from '../../screens/screen-routes.ts'

/** Asked once, kept until sign-out or a 401: the cookie itself is out of reach of scripts. */
let session: Promise<StaffSessionView> | null = null
let leaving = false

/** Whether who is here is signing out: then nobody asks them for the password. */
export const isSigningOut = () => leaving

function readSession(): Promise<StaffSessionView> {
  session ??= sendRequest<StaffSessionView>('/api/staff/session').then(({ json }) => json)
  session.catch(() => (session = null))
  return session
}

export interface Credentials {
  email: string
  password: string
  /** Where the second step asked for it. */
  code?: string
}

/**
 * Who is signed in, by the server's session (BO §6). Who signs out, or opens a screen without a
 * session, is led to the guest site; a session that ends during work is the door's to deal with
 * (reading `access.signed-out`).
 */
export const authProvider: AuthProvider = {
  async login(credentials: Credentials) {
    session = sendRequest<StaffSessionView>('/api/staff/session', {
      method: 'POST',
      body: JSON.stringify(credentials),
    }).then(({ json }) => json)
    session.catch(() => (session = null))
    await session
    leaving = false
    rememberSignedIn(true)
  },
  async logout() {
    session = null
    leaving = true
    rememberSignedIn(false)
    await sendRequest('/api/staff/session', { method: 'DELETE' }).catch(() => undefined)
    // Whole, so that react-admin leaves for it: another site is drawn there.
    return new URL(GUEST_HOME, window.location.origin).href
  },
  /** `anew`: by the server, not by what it said before. */
  async checkAuth({ atTheDoor = false, anew = false }: { atTheDoor?: boolean; anew?: boolean }) {
    if (anew) session = null
    // react-admin asks at every address; who forgot the password has no session to speak of.
    const isForgotten = window.location.pathname === screens.newPassword.path
    if (isForgotten || (atTheDoor && !signedInBefore()))
      throw new ApiProblem(401, 'not-signed-in', '')
    // A server that is away is not a session that ended: the screens show their own "no answer" and
    // stay.
    await readSession().catch((problem: unknown) => {
      if (!isUnreachable(problem)) throw problem
    })
  },
  checkError: async () => undefined,
  async getIdentity() {
    const { staffId, name, email } = await readSession()
    return { id: staffId, fullName: name, email }
  },
  getPermissions: async () => null,
}
