import { DatabaseError } from 'pg'
import { QueryFailedError } from 'typeorm'

/** PostgreSQL's `foreign_key_violation`: something else still refers to the row. */
export function isReferredTo(error: unknown): boolean {
  return (
    error instanceof QueryFailedError &&
    error.driverError instanceof DatabaseError &&
    error.driverError.code === '23503'
  )
}
