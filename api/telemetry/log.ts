import type { LoggerService } from '@nestjs/common'
import {
  type DestinationStream,
  type Logger,
  type LoggerOptions,
  pino,
  stdTimeFunctions,
} from 'pino'
import { DatabaseError } from 'pg'
import { currentWork } from './work.ts'

/** Which process says it. */
export type Part = 'api' | 'worker' | 'program'

/**
 * The one shape of a line: JSON with `time`, `level`, `part` and what the work at hand is about
 * (`Work`). No name, no address, no token: who logs an object names each field.
 */
export function logShape(part: Part, level: string): LoggerOptions {
  return {
    level,
    base: { part },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => ({ ...currentWork() }),
  }
}

/** What this process says, on standard output. Before `openLog` only what is wrong. */
export let log: Logger = pino(logShape('program', 'warn'), process.stdout)

/** Says from now on which process it is, and how much it is to say. */
export function openLog(part: Part, level: string, to: DestinationStream = process.stdout): void {
  log = pino(logShape(part, level), to)
}

/**
 * An error as fields of a line. Of one of the database neither its words nor its details: they may be
 * the row, with a guest in it.
 */
export function errorToLog(error: unknown): object {
  if (!(error instanceof DatabaseError)) return { err: error }
  const { code, table, constraint } = error
  return { code, table, constraint }
}

/** What Nest and its modules say, in the same shape. */
export const nestLog: LoggerService = {
  log: (said: unknown, ...more: unknown[]) => log.debug({ of: lastOf(more) }, String(said)),
  warn: (said: unknown, ...more: unknown[]) => log.warn({ of: lastOf(more) }, String(said)),
  error: (said: unknown, ...more: unknown[]) => log.error({ of: lastOf(more) }, String(said)),
  fatal: (said: unknown, ...more: unknown[]) => log.fatal({ of: lastOf(more) }, String(said)),
}

/** Nest gives the name of who says it last; before it may stand a stack. */
function lastOf(more: unknown[]): string | undefined {
  const last = more.at(-1)
  return typeof last === 'string' ? last : undefined
}
