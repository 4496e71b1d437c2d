import { Controller, Get, Param } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { message } from '../../rules/texts/message.ts'
import { Refused, plainError } from '../errors/refused.ts'
import { MarkdownReader } from './markdown-reader.ts'
import type { PageTextView } from './page-content.ts'
import { PageTextEntity } from './page-text-entity.ts'
import { Answers } from '../requests/routes.ts'
import { pageTextShape } from './page-shape.ts'

/** `GET /api/pages/:slug`: an information page of the guest site (G §2). */
@Controller('api/pages')
export class PagesController {
  constructor(
    @InjectRepository(PageTextEntity) private readonly texts: Repository<PageTextEntity>,
    private readonly markdown: MarkdownReader,
  ) {}

  @Get(':slug')
  @Answers(pageTextShape)
  async one(@Param('slug') slug: string): Promise<PageTextView> {
    const row = await this.texts.findOneBy({ slug })
    // One without words is not there for guests.
    if (!row || row.body === '')
      throw new Refused(plainError('not-found', message('problemDetail.unknownPage')))
    const { title, description, body, updatedAt } = row
    const { blocks } = await this.markdown.readSaved(body)
    return { slug, title, description, updatedAt: updatedAt.toISOString(), blocks }
  }
}
