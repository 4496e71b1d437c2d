import { Controller, Get, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { answer, refuse } from './sandbox-answers.ts'
import { backShape, mollieShape } from './sandbox-payment.ts'
import { type SandboxPage, SandboxPayments } from './sandbox-payments.ts'
import { Sandbox } from './sandbox.ts'

const pageAsked = z.object({
  limit: z.coerce.number().int().min(1).max(250).default(50),
  from: z.string().max(64).nullable().default(null),
})

/** The lists of Mollie's v2 API, the newest first, by which its books are compared with ours. */
@Controller('sandbox/v2')
export class SandboxListsController {
  constructor(
    private readonly sandbox: Sandbox,
    private readonly payments: SandboxPayments,
  ) {}

  @Get('payments')
  list(@Query() query: unknown, @Res() reply: FastifyReply): Promise<void> {
    const root = this.sandbox.settings.root()
    return this.page('payments', { query, reply }, async (page) => {
      const { items, next } = await this.payments.newest(page)
      return { items: items.map((payment) => mollieShape(payment, root)), next }
    })
  }

  @Get('refunds')
  refunds(@Query() query: unknown, @Res() reply: FastifyReply): Promise<void> {
    return this.page('refunds', { query, reply }, (page) => this.back('refunds', page))
  }

  @Get('chargebacks')
  chargebacks(@Query() query: unknown, @Res() reply: FastifyReply): Promise<void> {
    const asked = { query, reply }
    return this.page('chargebacks', asked, (page) => this.back('chargebacks', page))
  }

  private async back(kind: 'refunds' | 'chargebacks', page: SandboxPage) {
    const { items, next } = await this.payments.newestBack(kind, page)
    const one = kind === 'refunds' ? 'refund' : 'chargeback'
    return { items: items.map((back) => backShape(one, back)), next }
  }

  private async page(
    name: 'payments' | 'refunds' | 'chargebacks',
    { query, reply }: { query: unknown; reply: FastifyReply },
    read: (page: SandboxPage) => Promise<{ items: object[]; next: string | null }>,
  ): Promise<void> {
    const page = pageAsked.safeParse(query)
    if (!page.success) return refuse(reply, 400, page.error)
    const { items, next } = await read(page.data)
    const address = `${this.sandbox.settings.root()}/v2/${name}`
    const href = next && `${address}?from=${next}&limit=${page.data.limit}`
    answer(reply, 200, {
      count: items.length,
      _embedded: { [name]: items },
      _links: { next: href && { href, type: 'application/hal+json' } },
    })
  }
}
