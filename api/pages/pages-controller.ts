import { Controller, Get, Param } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import type { PageTextForm } from '../../rules/forms/check-page-text.ts'
import { HOUSE_LANGUAGE, type Language, languageTags } from '../../rules/texts/languages.ts'
import { GuestLanguage } from '../environment/language.ts'
import { message } from '../../rules/texts/message.ts'
import { Refused, plainError } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import type { StoredTranslation } from '../facts/own-words.ts'
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
    private readonly facts: FactsCache,
    private readonly markdown: MarkdownReader,
  ) {}

  @Get(':slug')
  @Answers(pageTextShape)
  async one(
    @Param('slug') slug: string,
    @GuestLanguage() language: Language,
  ): Promise<PageTextView> {
    const row = await this.texts.findOneBy({ slug })
    // One without words is not there for guests.
    if (!row || row.body === '')
      throw new Refused(plainError('not-found', message('problemDetail.unknownPage')))
    const [its, { translations }] = await Promise.all([this.in(language, slug), this.facts.fresh()])
    const { blocks } = await this.markdown.readSaved(its.body ?? row.body)
    return {
      slug,
      title: its.title ?? row.title,
      description: its.description ?? row.description,
      updatedAt: row.updatedAt.toISOString(),
      blocks,
      languages: pageLanguages(slug, translations),
    }
  }

  /** Its parts that are translated. */
  private async in(language: Language, slug: string): Promise<Partial<PageTextForm>> {
    if (language === HOUSE_LANGUAGE) return {}
    const rows: { field: keyof PageTextForm; text: string }[] = await this.texts.query(
      `SELECT field, text FROM translations WHERE noun = 'page_texts' AND key = $1 AND language = $2`,
      [slug, language],
    )
    return Object.fromEntries(rows.map(({ field, text }) => [field, text]))
  }
}

/** The tags of the languages in which the words of a page can be read, that of the house first. */
export function pageLanguages(slug: string, translations: readonly StoredTranslation[]): string[] {
  const bodies = translations.filter(
    ({ noun, key, field }) => noun === 'page_texts' && key === slug && field === 'body',
  )
  return languageTags().filter(
    (tag) => tag === HOUSE_LANGUAGE || bodies.some(({ language }) => language === tag),
  )
}
