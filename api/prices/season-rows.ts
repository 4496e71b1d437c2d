import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { type EntityManager, ILike, In, Repository } from 'typeorm'
import { z } from 'zod'
import { formatDay } from '../../rules/calendar/day.ts'
import { checkSeason, parseSeasonAmount } from '../../rules/forms/check-season.ts'
import { formatAmount } from '../../rules/money/format-euro.ts'
import { ChangeVersions } from '../edits/change-versions.ts'
import { StaffEdits } from '../edits/staff-edits.ts'
import { type Answer, invalidInput, plainError } from '../errors/refused.ts'
import {
  type ListPage,
  listIds,
  listNumber,
  listQuestion,
  listWords,
  wordsAnywhere,
} from '../requests/list-question.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { SeasonEntity } from './season-entity.ts'
import type { SeasonOrder, SeasonView } from './season-shape.ts'

/** What is said of a season that is not there. */
export const UNKNOWN_SEASON = 'Dit seizoen bestaat niet.'
const unknown = { ok: false, error: plainError('not-found', UNKNOWN_SEASON) } as const

/** What `GET /api/back-office/seasons` is asked with. */
export const seasonListQuestion = listQuestion(
  ['id', 'firstNight', 'lastDate', 'cents'],
  ['firstNight', 'DESC'],
  z.object({ id: listIds(listNumber), q: listWords.optional() }),
)
export type SeasonListQuestion = z.infer<typeof seasonListQuestion>

/** How screens hear of a change. */
const says = { noun: 'seasons', id: ({ id }: SeasonView) => String(id) } as const

/** The seasonal extras, as staff keep them (BO §9). */
@Injectable()
export class SeasonRows {
  constructor(
    @InjectRepository(SeasonEntity) private readonly rows: Repository<SeasonEntity>,
    private readonly edits: StaffEdits,
    private readonly versions: ChangeVersions,
  ) {}

  async page({
    first,
    most,
    sort: [field, order],
    filter: { id, q },
  }: SeasonListQuestion): Promise<ListPage<SeasonView>> {
    const [rows, total] = await this.rows.findAndCount({
      where: { ...(id && { id: In(id) }), ...(q && { source: ILike(wordsAnywhere(q)) }) },
      order: { [field]: order, id: 'ASC' },
      skip: first,
      take: most,
    })
    return { rows: await this.views(rows), first, total }
  }

  /** Null when there is no such season. */
  async one(id: number): Promise<SeasonView | null> {
    const found = await this.rows.findOneBy({ id })
    return found && ((await this.views([found]))[0] ?? null)
  }

  /** Adds a season, or has the one with this id be another. Refused input names its fields. */
  async write(staff: StaffMember, order: SeasonOrder, id?: number): Promise<Answer<SeasonView>> {
    const errors = checkSeason(order)
    const cents = parseSeasonAmount(order.amount)
    const { firstNight, lastDate } = order
    if (errors.length > 0 || cents === null || firstNight === null || lastDate === null)
      return { ok: false, error: invalidInput(errors) }
    const row = {
      firstNight: formatDay(firstNight),
      lastDate: formatDay(lastDate),
      cents,
      source: order.source.trim(),
    }
    const key = id === undefined ? null : String(id)
    const edit = { noun: 'seasons', key, version: order.version }
    return this.latest(
      await this.edits.write(staff, edit, says, async (manager) => {
        if (id !== undefined && !(await manager.existsBy(SeasonEntity, { id }))) return unknown
        const { id: written } = await manager.save(SeasonEntity, { ...row, ...(id && { id }) })
        return { ok: true, value: viewOf({ id: written, ...row }, 0) }
      }),
    )
  }

  /** Takes a season away and answers it as it was. */
  async remove(staff: StaffMember, id: number): Promise<Answer<SeasonView>> {
    const edit = { noun: 'seasons', key: String(id) }
    return this.edits.write(staff, edit, says, (manager) => taken(manager, id))
  }

  private async latest(answer: Answer<SeasonView>): Promise<Answer<SeasonView>> {
    if (!answer.ok) return answer
    const { id } = answer.value
    const version = (await this.versions.of('seasons', [id]))(id)
    return { ok: true, value: { ...answer.value, version } }
  }

  private async views(rows: SeasonEntity[]): Promise<SeasonView[]> {
    const versionOf = await this.versions.of(
      'seasons',
      rows.map(({ id }) => id),
    )
    return rows.map((row) => viewOf(row, versionOf(row.id)))
  }
}

async function taken(manager: EntityManager, id: number): Promise<Answer<SeasonView>> {
  const there = await manager.findOneBy(SeasonEntity, { id })
  if (!there) return unknown
  await manager.delete(SeasonEntity, { id })
  return { ok: true, value: viewOf(there, 0) }
}

function viewOf({ cents, ...row }: SeasonEntity, version: number): SeasonView {
  return { ...row, amount: formatAmount(cents), version }
}
