import { Get, Inject, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { Answers } from '../requests/routes.ts'
import { type ListOf, Lists, type Question } from './list-of.ts'
import { type ListPage, listed } from './list-question.ts'

/**
 * What a controller of staff extends to answer `GET` with a page of its list.
 *
 * @param resource what the list is called in `Content-Range`
 * @param row what each of its rows holds
 */
export function listRoute<Row extends object>(
  resource: string,
  list: ListOf & { question: z.ZodType<Question> },
  row: z.ZodType<Row>,
) {
  abstract class ListRoute {
    @Inject(Lists) readonly lists!: Lists

    @Get()
    @Answers(z.array(row))
    async all(
      @Query({ schema: list.question }) question: Question,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<Row[]> {
      return listed(reply, resource, await this.page(question))
    }

    /** The page that is asked for. */
    page(question: Question): Promise<ListPage<Row>> {
      return this.lists.page<Row>(list, question)
    }
  }
  return ListRoute
}
