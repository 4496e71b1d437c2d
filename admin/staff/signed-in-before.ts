const KEY = 'kamersleutel.signed-in'

/**
 * Whether this browser signed in and did not sign out since. Not the session, which only its cookie
 * is: it spares a stranger at the door a question that can only be refused. Storage that is shut
 * counts as "no".
 */
export function signedInBefore(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes'
  } catch {
    return false
  }
}

export function rememberSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, 'yes')
    else localStorage.removeItem(KEY)
  } catch {
    // Then the door asks nobody.
  }
}
