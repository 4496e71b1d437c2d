import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import type { Subject } from '../subjects/subject.ts'
import type { MailState } from './mail-state.ts'

/** How long staff wait to hear what became of a mail, ms: a server that answers does so sooner. */
const HEARD_WITHIN_MS = 4_000
const LOOK_EVERY_MS = 100

/** What became of a mail, for who asked for it and waits. */
@Injectable()
export class MailOutcomes {
  constructor(private readonly pool: Pool) {}

  /**
   * Waits until the first try of a mail is over, a few seconds at most.
   *
   * @param about as it was written with (`Mails.write`)
   * @returns still `queued` or `sending` where that takes longer; null where there is no such mail
   */
  async heard(subject: Subject, kind: string, about: string): Promise<MailState | null> {
    for (const end = Date.now() + HEARD_WITHIN_MS; ;) {
      const { rows } = await this.pool.query<{ state: MailState; attempts: number }>(
        'SELECT state, attempts FROM mails WHERE subject_kind = $1 AND subject_id = $2 AND kind = $3 AND about = $4',
        [subject.kind, subject.id, kind, about],
      )
      const mail = rows[0]
      if (!mail) return null
      const isUnderWay =
        mail.state === 'sending' || (mail.state === 'queued' && mail.attempts === 0)
      if (!isUnderWay || Date.now() >= end) return mail.state
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    }
  }
}
