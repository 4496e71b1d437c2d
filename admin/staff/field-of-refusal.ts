import type { LoginRefusal } from '../../api/errors/api-error.ts'

/**
 * The field a refused sign-in is about; null where it is about neither (throttled, or one message
 * for all).
 */
export function fieldOfRefusal(refusal: LoginRefusal | null): 'email' | 'password' | null {
  switch (refusal) {
    case 'invalid-email':
    case 'unknown-email':
    // BO §5 words "any other error" as a matter of the address.
    case 'other':
      return 'email'
    case 'wrong-password':
      return 'password'
    // The second step is a form of its own.
    case 'code-needed':
    case 'wrong-code':
    case 'throttled':
    case null:
      return null
  }
}
