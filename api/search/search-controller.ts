import { Get, Query } from '@nestjs/common'
import { z } from 'zod'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { listWords } from '../lists/list-question.ts'
import { type FoundView, foundShape } from './found-view.ts'
import { Search } from './search.ts'

const question = z.object({
  q: listWords.meta({
    description:
      'A name, number, telephone number, place, room or word of a note, or some of them.',
  }),
})

/** `GET /api/back-office/search?q=…`. */
@BackOffice('search')
export class SearchController {
  constructor(private readonly search: Search) {}

  @Get()
  @Answers(foundShape)
  find(@Query({ schema: question }) { q }: z.infer<typeof question>): Promise<FoundView> {
    return this.search.find(q)
  }
}
