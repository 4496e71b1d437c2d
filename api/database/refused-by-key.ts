import { DatabaseError } from 'pg'
import { QueryFailedError } from 'typeorm'

/**
 * PostgreSQL's `foreign_key_violation`: something else still refers to the row.
 *
 * @param key by which key; left out: by any
 */
export function isReferredTo(error: unknown, key?: string): boolean {
  return (
    error instanceof QueryFailedError &&
    error.driverError instanceof DatabaseError &&
    error.driverError.code === '23503' &&
    (key === undefined || error.driverError.constraint === key)
  )
}
