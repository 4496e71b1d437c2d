import { Body, Req } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { worded } from '../../rules/texts/words.ts'
import { WordsInForce } from '../environment/words-in-force.ts'
import { orNotFound } from '../errors/refused.ts'
import type { PropertyView } from '../facts/property-shape.ts'
import type { PageTextView } from '../pages/page-content.ts'
import { PageRows, UNKNOWN_PAGE } from '../pages/page-rows.ts'
import { type PageTextOrder, pageTextOrderShape } from '../pages/page-text-shape.ts'
import { Acts, BackOffice, Id } from '../requests/routes.ts'
import { HOUSE_LANGUAGE } from '../../rules/texts/languages.ts'
import { GuestPage } from './guest-page.ts'

const slug = z.string().max(100, UNKNOWN_PAGE)

const pagePreviewShape = z.object({
  html: z.string().meta({ description: 'The whole page of the guest site.' }),
  errors: z.array(z.object({ field: z.string(), text: z.string() })),
})
export type PagePreviewView = z.output<typeof pagePreviewShape>

/** An information page as guests would see it with what is typed; nothing is stored. */
@BackOffice('page-texts')
export class PagePreviewController {
  constructor(
    private readonly rows: PageRows,
    private readonly guest: GuestPage,
    private readonly inForce: WordsInForce,
  ) {}

  @Acts(':id/preview', pagePreviewShape)
  async preview(
    @Id(slug) id: string,
    @Body({ schema: pageTextOrderShape }) { title, description, body }: PageTextOrder,
    @Req() request: FastifyRequest,
  ): Promise<PagePreviewView> {
    const page = orNotFound(await this.rows.one(id), UNKNOWN_PAGE)
    const { errors, blocks } = await this.rows.judge(id, { title, description, body })
    const typed: PageTextView = {
      slug: id,
      title,
      description,
      updatedAt: new Date(0).toISOString(),
      blocks,
      languages: [HOUSE_LANGUAGE],
    }
    const { html } = await this.guest.render(
      { url: page.address, ip: request.ip, headers: {} },
      undefined,
      {
        [`/api/pages/${id}`]: () => typed,
        // Its pages are written before a house opens, so they are shown as guests will read them.
        '/api/property': (property) => ({ ...(property as PropertyView), open: true }),
      },
    )
    return { html, errors: worded(this.inForce.words, errors) }
  }
}
