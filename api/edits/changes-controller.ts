import { Get, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import {
  listIds,
  listNumber,
  listQuestion,
  listWords,
  listed,
  wordsAnywhere,
} from '../requests/list-question.ts'
import { type ChangeView, changeViewShape } from './change-view.ts'
import { fieldsOf } from './changed-since.ts'

const changesQuestion = listQuestion(
  ['id'],
  ['id', 'DESC'],
  z.object({
    id: listIds(listNumber),
    q: listWords.optional(),
    noun: listWords.optional(),
    staff: z.uuid().optional(),
  }),
)

interface Row {
  id: number
  noun: string
  key: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  by: string
  at: Date
  total: number
}

/** Who of staff changed what they keep, the latest first (BO §6: everybody may change everything). */
@BackOffice('changes')
export class ChangesController {
  constructor(private readonly database: DataSource) {}

  @Get()
  @Answers(z.array(changeViewShape))
  async all(
    @Query({ schema: changesQuestion }) question: z.infer<typeof changesQuestion>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChangeView[]> {
    const { first, most, filter, sort } = question
    const rows: Row[] = await this.database.query(
      `SELECT id, noun, row_key AS key, before, after, by, at, (count(*) OVER ())::int AS total FROM changes
       WHERE ($1::int[] IS NULL OR id = ANY ($1)) AND ($2::text IS NULL OR noun = $2)
         AND ($3::text IS NULL OR by ILIKE $3 OR before::text ILIKE $3 OR after::text ILIKE $3)
         AND ($6::uuid IS NULL OR staff_id = $6)
       ORDER BY id ${sort[1]} OFFSET $4 LIMIT $5`,
      [
        filter.id ?? null,
        filter.noun ?? null,
        filter.q === undefined ? null : wordsAnywhere(filter.q),
        first,
        most,
        filter.staff ?? null,
      ],
    )
    return listed(reply, 'changes', { rows: rows.map(viewOf), first, total: rows[0]?.total ?? 0 })
  }
}

function viewOf({ id, noun, key, before, after, by, at }: Row): ChangeView {
  const action = before === null ? 'added' : after === null ? 'removed' : 'changed'
  // Of a row that came or went every field is told.
  const fields = fieldsOf({ before: before ?? {}, after: after ?? {} })
  const label = labelOf(after ?? before ?? {}) ?? key
  return { id, noun, key, label, action, by, at: at.toISOString(), fields }
}

/** What people call a row: the first of these columns that it has. */
const LABELS = ['name', 'label', 'title', 'number', 'slug', 'key', 'source', 'reason']

function labelOf(row: Record<string, unknown>): string | null {
  const value = LABELS.map((column) => row[column]).find(
    (each) => each !== undefined && each !== '',
  )
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}
