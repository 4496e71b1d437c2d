import { Injectable } from '@nestjs/common'
import { Observable, ReplaySubject, Subject } from 'rxjs'
import { type Listener, listen } from '../database/listener.ts'
import type { LiveEvent } from '../database/live-event.ts'

/**
 * A screen is read before its stream is open: what changed in between is told to who comes within
 * this time.
 */
const SAID_AGAIN_MS = 10_000
const MOST_SAID = 500

/** What other processes say, for everyone in this one who wants to hear it. */
@Injectable()
export class LiveEvents {
  private readonly said = new ReplaySubject<LiveEvent>(MOST_SAID, SAID_AGAIN_MS)
  private readonly ended = new Subject<void>()
  private listener: Listener | null = null

  /** Each change of the last seconds and from now on; ends when the process does. */
  get changes(): Observable<LiveEvent> {
    return this.said.asObservable()
  }

  /** A session of somebody has ended, or may have (migration 0077). */
  get sessionsEnded(): Observable<void> {
    return this.ended.asObservable()
  }

  async start(url: string): Promise<void> {
    this.listener = await listen(url, {
      channels: {
        changed: (payload) => this.hear(payload),
        sessions: () => this.ended.next(),
      },
      // What was said while the connection was lost was not heard: have every screen look again.
      onConnected: () => {
        this.said.next({ noun: null, id: null })
        this.ended.next()
      },
    })
  }

  async stop(): Promise<void> {
    this.said.complete()
    this.ended.complete()
    await this.listener?.close()
  }

  private hear(payload: string): void {
    try {
      this.said.next(JSON.parse(payload) as LiveEvent)
    } catch {
      // Whoever says something else on the channel is not of this property.
    }
  }
}
