import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import type { Subject } from '../subjects/events.ts'
import type { MailState } from './mail-state.ts'

const LOOK_EVERY_MS = 100

/** What became of a mail, for who asked for it and waits. */
@Injectable()
export class MailOutcomes {
  /** How long staff wait to hear what became of a mail, ms: a server that answers does so sooner. */
  patienceMs = 10_000

  constructor(private readonly pool: Pool) {}

  /**
   * Waits until the first try is over of the first mail of these kinds about the subject, which its
   * workflow may be yet to write; ten seconds at most.
   *
   * @returns still `queued` or `sending` where that takes longer; null where it was not written in time
   */
  async heardFirst(subject: Subject, kinds: string[]): Promise<MailState | null> {
    for (const end = Date.now() + this.patienceMs; ;) {
      const { rows } = await this.pool.query<Tried>(
        `SELECT state, attempts FROM mails WHERE subject_kind = $1 AND subject_id = $2 AND kind = ANY ($3) AND about = ''
         ORDER BY created_at, id LIMIT 1`,
        [subject.kind, subject.id, kinds],
      )
      const mail = rows[0] ?? null
      if ((mail && !isUnderWay(mail)) || Date.now() >= end) return mail?.state ?? null
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    }
  }
}

/** A mail as far as its tries have come. */
interface Tried {
  state: MailState
  attempts: number
}

function isUnderWay({ state, attempts }: Tried): boolean {
  return state === 'sending' || (state === 'queued' && attempts === 0)
}
