import { Body, Controller, Post, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { oldCalls } from '../../screens/old-calls.ts'
import { screens } from '../../screens/screen-routes.ts'
import { invalidInput } from '../errors/refused.ts'
import { PaymentMethods } from '../payments/payment-methods.ts'
import { Answers, AskedWith } from '../requests/routes.ts'
import { BookOldStay } from './book-old-stay.ts'
import { type OldAnswer, OldAnswers, type OldCall, oldAddress } from './old-answers.ts'
import { type OldPayment, oldCents, oldPayment } from './old-payment.ts'
import { OrderOldBoxes, isOldOrder } from './order-old-boxes.ts'
import { PayWhatIsOpen } from './pay-what-is-open.ts'
import { oldWords } from './old-word.ts'

const NO_SUM = 'Het totaal ontbreekt. Laad de pagina opnieuw.'

const testPayment = oldWords(['price', 'description'])

/**
 * The payments of the old pages (BO §7, G §7). All four addresses answer alike, because the old
 * pages used them across each other: what is paid says the body. The sum in it is only compared.
 */
@Controller()
export class OldPaymentsController {
  constructor(
    private readonly answers: OldAnswers,
    private readonly open: PayWhatIsOpen,
    private readonly stays: BookOldStay,
    private readonly boxes: OrderOldBoxes,
    private readonly methods: PaymentMethods,
  ) {}

  @Post(oldCalls.payBreakfast)
  @AskedWith(oldPayment)
  @Answers(oldAddress)
  payBreakfast(@Body() body: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.pay({ body, request, reply })
  }

  @Post(oldCalls.payManualBooking)
  @AskedWith(oldPayment)
  @Answers(oldAddress)
  payManualBooking(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return this.pay({ body, request, reply })
  }

  @Post(oldCalls.payFamily)
  @AskedWith(oldPayment)
  @Answers(oldAddress)
  payFamily(@Body() body: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.pay({ body, request, reply })
  }

  @Post(oldCalls.pay)
  @AskedWith(oldPayment)
  @Answers(oldAddress)
  payStay(@Body() body: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.pay({ body, request, reply })
  }

  /** The test button of staff (BO §7): pays nothing, who is nobody here; leads to our own. */
  @Post(oldCalls.testPayment)
  @AskedWith(testPayment)
  @Answers(oldAddress)
  tryPayment(@Body() body: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { path: goTo } = screens.testPayment
    return this.answers.toAddress({ body, request, reply }, testPayment, async () => ({
      ok: true,
      goTo,
    }))
  }

  private pay(call: OldCall): Promise<void> {
    return this.answers.toAddress(call, oldPayment, (asked, visitor) => this.answer(asked, visitor))
  }

  private async answer(asked: OldPayment, visitor: string): Promise<OldAnswer> {
    const seenCents = oldCents(asked.totalPrice)
    if (seenCents === null)
      return { ok: false, error: invalidInput([{ field: 'totalPrice', text: NO_SUM }]) }
    const method = this.methodOf(asked)
    const id = asked.bookingId || asked.orderId
    const known = await this.open.of({ id, seenCents, method })
    if (known) return known
    if (isOldOrder(asked)) return this.boxes.order(asked, { seenCents, method }, visitor)
    if (asked.resourceId !== '') return this.stays.book(asked, { seenCents, method }, visitor)
    return this.open.unknown(id)
  }

  /** One that the provider has not is left to the provider's own page. */
  private methodOf({ betaalmethode }: OldPayment): string | null {
    const method = betaalmethode.toLowerCase()
    return /^[a-z0-9_]{1,40}$/.test(method) && this.methods.isOffered(method) ? method : null
  }
}
