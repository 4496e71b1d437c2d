import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import type { Subject } from '../subjects/subject.ts'
import type { MailState } from './mail-state.ts'

const LOOK_EVERY_MS = 100

/** What became of a mail, for who asked for it and waits. */
@Injectable()
export class MailOutcomes {
  /** How long staff wait to hear what became of a mail, ms: a server that answers does so sooner. */
  patienceMs = 10_000

  constructor(private readonly pool: Pool) {}

  /**
   * Waits until the first try of a mail is over, ten seconds at most.
   *
   * @param kinds those that it may be one of
   * @param about as it was written with (`Mails.write`)
   * @returns still `queued` or `sending` where that takes longer; null where there is no such mail
   */
  async heard(subject: Subject, kinds: string[], about: string): Promise<MailState | null> {
    return this.watched(subject, kinds, about, (mail) => !mail || !isUnderWay(mail))
  }

  /**
   * Waits as long for the first try of a mail that the workflow is yet to write: the first one of
   * these kinds about the subject.
   *
   * @returns null where it was not written in time
   */
  async heardFirst(subject: Subject, kinds: string[]): Promise<MailState | null> {
    return this.watched(subject, kinds, '', (mail) => mail !== null && !isUnderWay(mail))
  }

  private async watched(
    subject: Subject,
    kinds: string[],
    about: string,
    isKnown: (mail: Tried | null) => boolean,
  ): Promise<MailState | null> {
    for (const end = Date.now() + this.patienceMs; ;) {
      const { rows } = await this.pool.query<Tried>(
        `SELECT state, attempts FROM mails WHERE subject_kind = $1 AND subject_id = $2 AND kind = ANY ($3) AND about = $4
         ORDER BY created_at, id LIMIT 1`,
        [subject.kind, subject.id, kinds, about],
      )
      const mail = rows[0] ?? null
      if (isKnown(mail) || Date.now() >= end) return mail?.state ?? null
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
