import type { ClientBase } from 'pg'
import { mostRoomPictures } from '../../rules/forms/check-picture.ts'
import type { OldHouse, OldRoomType } from '../../rules/old-site/old-house.ts'
import { type Message, message } from '../../rules/texts/message.ts'
import { textOf } from '../../rules/texts/words.ts'
import { pictureAddress } from '../../screens/picture-addresses.ts'
import { EDIT_LOCK } from '../edits/edit-lock.ts'
import { WordsInForce } from '../environment/words-in-force.ts'
import { type MadePicture, isRefused, makePicture } from '../files/make-picture.ts'
import type { Pictures } from '../files/pictures.ts'
import { OldSiteRows } from './carrying.ts'
import { NotFetched, fetchPicture } from './fetch-picture.ts'
import type { OldSiteReport } from './old-site-report.ts'
import type { Reach } from './public-address.ts'

/** So many are fetched at once. */
const AT_ONCE = 3
/** What is not begun by then waits for the next import, ms. */
const ALL_MS = 120_000

type Image = OldRoomType['images'][number] & { of: OldRoomType; root: string }

/** The photos of an export, which has only their addresses. */
export class OldSiteImages {
  constructor(
    private readonly pictures: Pictures,
    private readonly reach: Reach,
    private readonly inForce: WordsInForce,
  ) {}

  /**
   * Fetches the photos that are not here yet, after all else was imported, and makes them anew as
   * uploads are. One that cannot be had is told of, and tried again by the next import. Of what is
   * only tried they are counted. The photo that showed its room first stands first.
   */
  async bring(
    client: ClientBase,
    house: Pick<OldHouse, 'company' | 'roomTypes'>,
    report: OldSiteReport,
    now: Date,
  ): Promise<void> {
    const root = house.company.path
    const rows = await OldSiteRows.load(client, root)
    const { rows: ours } = await client.query<{ id: number }>('SELECT id FROM room_types')
    const isDeleted = (id: string | undefined) =>
      id !== undefined && !ours.some((one) => String(one.id) === id)
    const roomTypes = house.roomTypes.filter(({ path }) => !isDeleted(rows.idOf(path)))
    const images = roomTypes.flatMap((of): Image[] =>
      of.images
        .map((image) => ({ ...image, of, root }))
        .toSorted((a, b) => Number(b.isCover) - Number(a.isCover)),
    )
    const fresh = images.filter(({ path }) => rows.idOf(path) === undefined)
    const brought = report.kept ? await this.bringAll(client, fresh, report, now) : fresh.length
    report.counts.push({
      noun: 'images',
      found: images.length,
      brought,
      cents: null,
      before: images.length - fresh.length,
    })
  }

  private async bringAll(
    client: ClientBase,
    images: readonly Image[],
    report: OldSiteReport,
    now: Date,
  ): Promise<number> {
    const until = performance.now() + ALL_MS
    let brought = 0
    for (let first = 0; first < images.length; first += AT_ONCE) {
      const some = images.slice(first, first + AT_ONCE)
      const contents = await Promise.all(
        some.map(async ({ url }) => {
          if (performance.now() > until)
            return new NotFetched('het duurde te lang; voer straks nog eens in')
          return fetchPicture(url, this.reach).catch((error: NotFetched) => error)
        }),
      )
      for (const [place, image] of some.entries()) {
        const why = await this.keep(client, image, contents[place]!, now)
        if (why === null) brought++
        else {
          const sentence = `Deze foto komt niet mee: ${why.replace(/\.$/, '')}. U kunt haar toevoegen bij Instellingen, Kamers.`
          const remark = { path: image.path, sentence, before: image.url, after: null }
          report.remarks.push({ ...remark, about: image.of.name, kind: 'not-taken' })
        }
      }
    }
    return brought
  }

  /** Answers why not; null where it is kept. */
  private async keep(
    client: ClientBase,
    image: Image,
    content: Buffer | Error,
    now: Date,
  ): Promise<string | null> {
    if (content instanceof Error) return content.message
    const made = await makePicture('', content)
    if (isRefused(made)) return textOf(this.inForce.words, made.refused)
    // All else has come: one that cannot be kept now is no reason to lose the report of it.
    return this.pictures
      .keepFor(
        made,
        () => show(client, image, made, now),
        (why) => why === null,
      )
      .then((why) => why && textOf(this.inForce.words, why))
      .catch(() => 'ze kon niet worden bewaard; voer straks nog eens in')
  }
}

async function show(
  client: ClientBase,
  { path, of, root }: Image,
  made: MadePicture,
  now: Date,
): Promise<Message | null> {
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1, 0)', [EDIT_LOCK])
    const rows = await OldSiteRows.load(client, root)
    const roomTypeId = Number(rows.idOf(of.path))
    const { rows: there } = await client.query<{ count: number; same: boolean }>(
      `SELECT count(*)::int AS count, coalesce(bool_or(picture = $2), false) AS same
       FROM room_type_images WHERE room_type_id = $1`,
      [roomTypeId, made.hash],
    )
    const { count, same } = there[0]!
    const why = same
      ? message('picture.thereAlready')
      : count >= mostRoomPictures
        ? message('picture.tooMany', { max: mostRoomPictures })
        : null
    if (why === null) {
      const { rows: written } = await client.query<{ id: number }>(
        `INSERT INTO room_type_images (room_type_id, url, alt, picture, cover, sort)
         SELECT $1, $2, $3, $4, NOT coalesce(bool_or(cover), false), coalesce(max(sort), 0) + 1
         FROM room_type_images WHERE room_type_id = $1 RETURNING id`,
        [roomTypeId, pictureAddress(made.hash, made.width, 'jpg'), of.name, made.hash],
      )
      rows.add(path, 'room_type_images', written[0]!.id)
      await rows.write(client, now)
    }
    await client.query('COMMIT')
    return why
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}
