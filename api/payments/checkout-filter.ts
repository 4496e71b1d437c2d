import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  Inject,
  type Type,
  mixin,
} from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { logUnforeseen } from '../errors/error-filter.ts'
import { PublicAddress } from '../environment/public-address.ts'

/**
 * A browser stands on the way to pay, with a guest before it: whatever goes wrong there leads to
 * the page that says how the order stands.
 *
 * @param pathOf that page, of the id in the address
 */
export function checkoutFailureLeadsTo(pathOf: (id: string) => string): Type<ExceptionFilter> {
  @Catch()
  class CheckoutFilter implements ExceptionFilter {
    constructor(@Inject(PublicAddress) private readonly address: PublicAddress) {}

    catch(thrown: unknown, host: ArgumentsHost): void {
      const http = host.switchToHttp()
      const request = http.getRequest<FastifyRequest<{ Params: { id: string } }>>()
      logUnforeseen(thrown, request)
      void http
        .getResponse<FastifyReply>()
        .header('cache-control', 'no-store')
        .redirect(this.address.url + pathOf(request.params.id), 303)
    }
  }
  return mixin(CheckoutFilter)
}
