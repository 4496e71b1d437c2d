import type { ApiError, ApiErrorReason, LoginRefusal } from '../../api/errors/api-error.ts'

/** Why a call failed: the API's own reason, or `unreachable` when no answer came at all. */
export type ProblemReason = ApiErrorReason | 'unreachable'

/**
 * A refused or failed call as the screens show it: the Dutch text of the API where it gave one.
 * react-admin reads `status`. Not a subclass of its `HttpError`, which takes the prototype of
 * whatever extends it.
 */
export class ApiProblem extends Error {
  readonly status: number
  readonly reason: ProblemReason
  readonly login: LoginRefusal | null
  /** Where react-admin's forms look for what is wrong at which field, such as `lastNight`. */
  readonly body: { errors?: Record<string, string> }

  constructor(
    status: number,
    reason: ProblemReason,
    text: string,
    login: LoginRefusal | null = null,
    fields: { field: string; text: string }[] = [],
  ) {
    super(text)
    this.body =
      fields.length > 0
        ? { errors: Object.fromEntries(fields.map((each) => [each.field, each.text])) }
        : {}
    this.status = status
    this.name = 'ApiProblem'
    this.reason = reason
    this.login = login
  }

  /**
   * Reads the body of a 4xx or 5xx; a body that is not ours (a proxy's page) becomes `unexpected`.
   */
  static of(status: number, body: unknown): ApiProblem {
    const error = (body as Partial<ApiError> | null)?.error
    if (!error?.reason) return new ApiProblem(status, 'unexpected', '')
    return new ApiProblem(
      status,
      error.reason,
      error.text,
      error.reason === 'login-refused' ? error.login : null,
      'fields' in error ? error.fields : [],
    )
  }
}

/** True for what the API does not do as it was asked: asking it again changes nothing about that. */
export function isRefused(problem: unknown): problem is ApiProblem {
  return problem instanceof ApiProblem && problem.status >= 400 && problem.status < 429
}

/**
 * True for a call the server never answered: a read is worth repeating; whether an action was carried
 * out nobody knows.
 */
export function isUnreachable(problem: unknown): boolean {
  return (
    problem instanceof ApiProblem && (problem.reason === 'unreachable' || problem.status >= 502)
  )
}
