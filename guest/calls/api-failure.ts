import type { ApiError } from '../../api/errors/api-error.ts'

/**
 * Why a call brought nothing. Plain data, because it travels from the server's render to the
 * browser as JSON.
 */
export interface ApiFailure {
  /** The HTTP status; 0 where no answer came at all. */
  status: number
  /** What the API said; null where nobody readable answered. */
  error: ApiError['error'] | null
}

/**
 * True where trying again may help: no answer, too much asked at once, or a fault of the server.
 */
export function isPassing(failure: ApiFailure): boolean {
  return failure.status === 0 || failure.status === 429 || failure.status >= 500
}

/**
 * Under which name the log has a fault of the server (`1751d064c68d`), for who asks the host;
 * undefined where there was none.
 */
export function faultOf({ error }: ApiFailure): string | undefined {
  return error?.reason === 'unexpected' ? error.code : undefined
}

/** Reads the failure out of an answer that is no success. */
export function failureOf(status: number, body: unknown): ApiFailure {
  const error =
    typeof body === 'object' && body !== null && 'error' in body ? (body as ApiError).error : null
  return {
    status,
    error: typeof error === 'object' && error !== null && 'reason' in error ? error : null,
  }
}
