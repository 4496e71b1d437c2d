import { Controller, Get, Header, Query } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Not, Repository } from 'typeorm'
import { shownRoomTypes } from '../../rules/rooms/missing-for-sale.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { Opening } from '../facts/opening.ts'
import { PageTextEntity } from '../pages/page-text-entity.ts'
import { pageLanguages } from '../pages/pages-controller.ts'
import { robotsText } from './robots-text.ts'
import { sitemapXml } from './sitemap-xml.ts'
import { webManifest } from './web-manifest.ts'
import { HOUSE_LANGUAGE, isLanguage, languageTags } from '../../rules/texts/languages.ts'

const DAY = 'public, max-age=86400'
const HOUR = 'public, max-age=3600'

/**
 * What search engines ask for first: `robots.txt`, and `sitemap.xml` with every page they may list;
 * and what phones ask.
 */
@Controller()
export class FoundController {
  constructor(
    private readonly facts: FactsCache,
    private readonly opening: Opening,
    @InjectRepository(PageTextEntity) private readonly texts: Repository<PageTextEntity>,
    private readonly address: PublicAddress,
  ) {}

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', DAY)
  robots(): string {
    return robotsText(this.address.url)
  }

  @Get('site.webmanifest')
  @Header('content-type', 'application/manifest+json; charset=utf-8')
  @Header('cache-control', HOUR)
  async manifest(@Query('taal') tag?: unknown): Promise<string> {
    const { property, wordsIn } = await this.facts.fresh()
    return JSON.stringify(webManifest(property, wordsIn(isLanguage(tag) ? tag : HOUSE_LANGUAGE)))
  }

  @Get('sitemap.xml')
  @Header('content-type', 'application/xml; charset=utf-8')
  @Header('cache-control', HOUR)
  async sitemap(): Promise<string> {
    const [known, texts] = await Promise.all([
      this.facts.fresh(),
      this.texts.find({ select: { slug: true, updatedAt: true }, where: { body: Not('') } }),
    ])
    const shown = shownRoomTypes(known.facts)
    const ordinary = shown.filter(({ kind }) => kind === 'ordinary')
    return sitemapXml({
      publicUrl: this.address.url,
      rooms: ordinary.map(({ slug }) => slug),
      hasFamilyRoom: ordinary.length < shown.length,
      texts: texts.map(({ slug, updatedAt }) => ({
        slug,
        updatedAt,
        languages: pageLanguages(slug, known.translations),
      })),
      languages: languageTags(),
      isOpen: this.opening.isOpen(known),
    })
  }
}
