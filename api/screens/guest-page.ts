import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type SiteAssets, siteAssets } from './client-folder.ts'

export interface RenderedPage {
  status: number
  html: string
  location?: string
}

/**
 * The guest site's pages, rendered on the server. What a page reads it asks of this very API, in
 * the name of who asked for the page.
 */
export class GuestPage {
  private readonly assets: SiteAssets = siteAssets('guest')

  constructor(
    private readonly fastify: () => FastifyInstance,
    private readonly publicUrl: string,
  ) {}

  async render(request: Pick<FastifyRequest, 'url' | 'ip'>): Promise<RenderedPage> {
    // Loaded when the first page is asked for, so that the API can serve before React is read.
    const { renderGuest } = await import('../../guest/server.tsx')
    return renderGuest({
      url: this.publicUrl + request.url,
      assets: this.assets,
      fetchJson: async (path) => {
        const answer = await this.fastify().inject({
          method: 'GET',
          url: path,
          remoteAddress: request.ip,
        })
        return { status: answer.statusCode, body: answer.json<unknown>() }
      },
    })
  }
}
