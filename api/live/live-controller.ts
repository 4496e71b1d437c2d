import { randomInt } from 'node:crypto'
import { Header, type MessageEvent, Req, Sse } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import {
  type Observable,
  concatMap,
  endWith,
  filter,
  ignoreElements,
  interval,
  map,
  merge,
  of,
  share,
  takeUntil,
  takeWhile,
} from 'rxjs'
import { Answers, BackOffice } from '../requests/routes.ts'
import { SESSION_COOKIE } from '../requests/staff-sessions.ts'
import { Sessions } from '../staff/sessions.ts'
import { LiveEvents } from './live-events.ts'
import { z } from 'zod'
import { type LiveEvent, liveNouns } from '../database/live-event.ts'

/** The data of an event `changed`. */
const liveEventShape: z.ZodType<LiveEvent> = z
  .object({ noun: z.enum(liveNouns).nullable(), id: z.string().nullable() })
  .meta({ description: 'The data of each event `changed`; null: any of them.' })

/** Proxies close a connection on which nothing is said for a minute. */
const HEARTBEAT_MS = 20_000

/**
 * `GET /api/back-office/live`: server-sent events `changed`, and a `heartbeat` so that a dead connection is
 * noticed. Ends with the session, at once.
 */
@BackOffice('live')
export class LiveController {
  constructor(
    private readonly events: LiveEvents,
    private readonly sessions: Sessions,
  ) {}

  @Sse()
  @Answers(liveEventShape, 'text/event-stream')
  @Header('x-accel-buffering', 'no')
  live(@Req() request: FastifyRequest): Observable<MessageEvent> {
    const token = request.cookies[SESSION_COOKIE]
    const changes = this.events.changes.pipe(
      map((event): MessageEvent => ({ type: 'changed', data: event })),
    )
    const beats = merge(
      interval(HEARTBEAT_MS).pipe(map(() => true)),
      this.events.sessionsEnded.pipe(map(() => false)),
    ).pipe(
      concatMap(async (isBeat) => ({
        isBeat,
        session: await this.sessions.find(token).catch(() => null),
      })),
      takeWhile(({ session }) => session !== null),
      filter(({ isBeat }) => isBeat),
      map(() => heartbeat),
      share(),
    )
    const over = merge(whenOver(beats), whenOver(changes))
    return merge(of(heartbeat), changes, beats).pipe(takeUntil(over), endWith(comeBack()))
  }
}

const heartbeat: MessageEvent = { type: 'heartbeat', data: '' }

/** The last word: try again soon, but not all screens at once. */
const comeBack = (): MessageEvent => ({ ...heartbeat, retry: 1_000 + randomInt(2_000) })

/** Says something once, when the source has nothing more to say. */
function whenOver(source: Observable<unknown>): Observable<unknown> {
  return source.pipe(ignoreElements(), endWith(true))
}
