import {
  Body,
  Controller,
  Get,
  Head,
  Header,
  HttpCode,
  Param,
  Post,
  Redirect,
  UseFilters,
} from '@nestjs/common'
import { z } from 'zod'
import {
  orderCheckoutAddress,
  orderThanksAddress,
  orderThanksPath,
} from '../../screens/guest-addresses.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { Refused, plainError } from '../errors/refused.ts'
import { checkoutFailureLeadsTo } from '../payments/checkout-filter.ts'
import {
  type AttemptRequest,
  attemptShape,
  refuseUnknownMethod,
} from '../payments/chosen-method.ts'
import { PaymentAttempts } from '../payments/payment-attempts.ts'
import { PaymentMethods } from '../payments/payment-methods.ts'
import { PaymentOpening } from '../payments/payment-opening.ts'
import { Answers } from '../requests/answers.ts'
import { Id, uuidId } from '../requests/id-pipe.ts'
import { UNKNOWN_ORDER } from './breakfast-order-request.ts'
import { breakfastOrderAcceptedShape } from './breakfast-order-shapes.ts'
import { breakfastOrderSubject } from './breakfast-order-subject.ts'
import type { BreakfastOrderAccepted } from './breakfast-order-view.ts'

/** How a guest's breakfast order is paid. As a booking's: nothing here marks anything paid. */
@Controller('api/breakfast-orders')
export class BreakfastPaymentsController {
  constructor(
    private readonly opening: PaymentOpening,
    private readonly attempts: PaymentAttempts,
    private readonly methods: PaymentMethods,
    private readonly address: PublicAddress,
  ) {}

  /** Who only looks opens no payment, as `BookingsController.lookAtCheckout`. Before the GET. */
  @Head(':id/checkout')
  @Header('cache-control', 'no-store')
  @Redirect(undefined, 303)
  lookAtCheckout(@Param('id') id: string): { url: string } {
    return { url: orderThanksAddress(this.address.url, id) }
  }

  /**
   * The way to pay: on to the provider's page, or to how the order stands where that cannot be
   * (yet).
   */
  @Get(':id/checkout')
  @Header('cache-control', 'no-store')
  @Redirect(undefined, 303)
  @UseFilters(checkoutFailureLeadsTo(orderThanksPath))
  async checkout(@Param('id') id: string): Promise<{ url: string }> {
    const isId = z.uuid().safeParse(id).success
    const opened = isId && (await this.opening.openNewest(breakfastOrderSubject(id)))
    const { url: publicUrl } = this.address
    return { url: opened && opened.ok ? opened.paymentUrl : orderThanksAddress(publicUrl, id) }
  }

  @Post(':id/payments')
  @Answers(breakfastOrderAcceptedShape)
  @HttpCode(201)
  async payAgain(
    @Id(uuidId(UNKNOWN_ORDER)) id: string,
    @Body({ schema: attemptShape }) { method }: AttemptRequest,
  ): Promise<BreakfastOrderAccepted> {
    refuseUnknownMethod(this.methods, method)
    const begun = await this.attempts.begin(breakfastOrderSubject(id), method ?? null)
    if (!begun.ok)
      throw new Refused(
        begun.reason === 'not-found'
          ? plainError('not-found', UNKNOWN_ORDER)
          : plainError('order-not-payable'),
      )
    return {
      id,
      number: begun.number,
      paymentUrl: orderCheckoutAddress(this.address.url, id),
      payUntil: begun.until?.toISOString() ?? null,
    }
  }
}
