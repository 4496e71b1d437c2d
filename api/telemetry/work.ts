import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What is being done, for logs: which request it began with, and what it is about. Never who a
 * guest is.
 */
export interface Work {
  /** Of the request that it began with, in whatever process that was. */
  requestId?: string | undefined
  /** What it is about: `booking`, `breakfast-order`, … and its id. */
  subject?: string | undefined
  subjectId?: string | undefined
  /** What staff and guests know the subject by. */
  number?: string | undefined
  activity?: string | undefined
  /** Which try of the activity this is, from 1. */
  attempt?: number | undefined
}

const works = new AsyncLocalStorage<Work>()

/** Has everything that `call` begins know what it belongs to. */
export function duringWork<T>(work: Work, call: () => T): T {
  return works.run(work, call)
}

/** What is being done now; empty outside of any request and activity. */
export function currentWork(): Readonly<Work> {
  return works.getStore() ?? {}
}

/** Notes what the work turned out to be about. Outside of any work it does nothing. */
export function noteWork(more: Work): void {
  const work = works.getStore()
  if (work) Object.assign(work, more)
}
