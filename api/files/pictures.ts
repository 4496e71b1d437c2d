import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common'
import type { Readable } from 'node:stream'
import { DataSource } from 'typeorm'
import { pictureName, pictureTypes } from '../../screens/picture-addresses.ts'
import { Refused, plainError } from '../errors/refused.ts'
import { FileStore } from './file-store.ts'
import type { MadePicture } from './make-picture.ts'

/** How long a picture that nothing shows is kept: its removal may be taken back. */
const KEPT_HOURS = 24

/** A picture as it was when it was touched last. */
interface TouchedPicture {
  hash: string
  widths: number[]
  /** To the microsecond, which a `Date` does not hold. */
  touched: string
}

const TOUCHED = 'hash, widths, touched_at::text AS touched'

const UNREACHABLE =
  'De foto’s zijn even niet bereikbaar. Er is niets gewijzigd. Probeer het straks opnieuw.'

/**
 * The uploaded pictures. A picture has its row before its first file, and loses it after its last:
 * whatever ends in between, no file is ever without a row, and the next start finds it.
 */
@Injectable()
export class Pictures implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Pictures.name)
  private sweeping: Promise<void> = Promise.resolve()

  constructor(
    private readonly database: DataSource,
    private readonly store: FileStore,
  ) {}

  /** Nobody waits for it, and the site serves without it. */
  onApplicationBootstrap(): void {
    this.sweeping = this.sweep().catch(this.leave)
  }

  async onApplicationShutdown(): Promise<void> {
    await this.sweeping
  }

  /**
   * Keeps a picture while `show` writes who shows it; where that fails or is refused (`shown` says
   * no), nothing stays of a picture that was not kept before. One that was may have been removed
   * today, and its removal may still be taken back.
   */
  async keepFor<T>(
    picture: MadePicture,
    show: () => Promise<T>,
    shown: (answer: T) => boolean,
  ): Promise<T> {
    const { hash, width, height, widths, files } = picture
    // `xmax` is 0 in a row that was inserted. Each touch is a later one than those before.
    const [row]: [TouchedPicture & { isNew: boolean }] = await this.database.query(
      `INSERT INTO pictures (hash, width, height, widths) VALUES ($1, $2, $3, $4)
       ON CONFLICT (hash) DO UPDATE
         SET touched_at = greatest(now(), pictures.touched_at + interval '1 microsecond')
       RETURNING ${TOUCHED}, xmax = 0 AS "isNew"`,
      [hash, width, height, widths],
    )
    let kept = false
    try {
      // All of them come to an end, before what was put is taken away again.
      const put = await Promise.allSettled(files.map((file) => this.store.put(file)))
      const failed = put.find((each) => each.status === 'rejected')
      if (failed) throw this.unreachable(failed.reason)
      const answer = await show()
      kept = shown(answer)
      return answer
    } finally {
      if (!kept && row.isNew) await this.forget(row).catch(this.leave)
    }
  }

  /** Takes away what nothing has shown for a day: left by a crash, or removed and not taken back. */
  async sweep(): Promise<void> {
    const unseen: TouchedPicture[] = await this.database.query(
      `SELECT ${TOUCHED} FROM pictures p
       WHERE touched_at < now() - make_interval(hours => $1)
         AND NOT EXISTS (SELECT FROM room_type_images WHERE picture = p.hash)`,
      [KEPT_HOURS],
    )
    for (const picture of unseen) await this.forget(picture).catch(this.leave)
  }

  /**
   * Takes a picture away with its files, unless something shows it, or it was touched again since:
   * then somebody else uploads it now, or removed it a moment ago.
   */
  private async forget({ hash, widths, touched }: TouchedPicture): Promise<void> {
    await this.database.transaction(async (manager) => {
      // Who uploads the same meanwhile waits for the end of this, and then puts its files anew.
      const [, gone]: [unknown, number] = await manager.query(
        `DELETE FROM pictures p WHERE hash = $1 AND touched_at = $2::timestamptz
           AND NOT EXISTS (SELECT FROM room_type_images WHERE picture = p.hash)`,
        [hash, touched],
      )
      if (gone === 0) return
      const names = widths.flatMap((each) =>
        pictureTypes.map((type) => pictureName(hash, each, type)),
      )
      await Promise.all(names.map((name) => this.store.remove(name)))
    })
  }

  /** One width and type of a picture; null where there is none of that name. */
  async read(name: string): Promise<Readable | null> {
    return this.store.read(name).catch((error: unknown) => {
      throw this.unreachable(error)
    })
  }

  /** Its row stays, so that a later start tries again. */
  private readonly leave = (error: unknown): void =>
    this.logger.error(`a picture could not be taken away: ${reasonOf(error)}`)

  private unreachable(error: unknown): Refused {
    this.logger.error(`pictures cannot be reached: ${reasonOf(error)}`)
    return new Refused(plainError('unavailable', UNREACHABLE))
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? String(error) : 'unknown')
