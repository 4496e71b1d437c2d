import { Get, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Lists, listOf } from '../lists/list-of.ts'
import { equals, idIn, wordsIn } from '../lists/list-filters.ts'
import { listNumber, listWords, listed } from '../lists/list-question.ts'
import { CHANGE_COLUMNS, type ChangeView, changeView, changeViewShape } from './change-view.ts'

const changeList = listOf(
  {
    from: 'changes',
    as: 'c',
    columns: CHANGE_COLUMNS,
    view: changeView,
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
