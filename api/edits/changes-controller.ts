import { Get, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Lists, listOf } from '../lists/list-of.ts'
import { equals, idIn, wordsIn } from '../lists/list-filters.ts'
import { listNumber, listWords, listed } from '../lists/list-question.ts'
import { type ChangeView, changeViewShape } from './change-view.ts'
import { fieldsOf } from './changed-since.ts'

const changeList = listOf(
  {
    from: 'changes',
    as: 'c',
    columns: 'c.id, c.noun, c.row_key AS key, c.before, c.after, c.by, c.at',
    view: viewOf,
    sorts: { id: 'c.id' },
    filters: {
      id: idIn(listNumber, 'c.id'),
      q: wordsIn('c.by', 'c.before::text', 'c.after::text'),
      noun: equals(listWords, 'c.noun'),
      staff: equals(z.uuid(), 'c.staff_id'),
    },
  },
  ['id', 'DESC'],
)

interface Row {
  id: number
  noun: string
  key: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  by: string
  at: Date
}

/** Who of staff changed what they keep, the latest first (BO §6: everybody may change everything). */
@BackOffice('changes')
export class ChangesController {
  constructor(private readonly lists: Lists) {}

  @Get()
  @Answers(z.array(changeViewShape))
  async all(
    @Query({ schema: changeList.question }) question: z.output<typeof changeList.question>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChangeView[]> {
    return listed(reply, 'changes', await this.lists.page<ChangeView>(changeList, question))
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
