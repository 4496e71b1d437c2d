import { Inject, Injectable } from '@nestjs/common'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { type Answer, plainError } from '../errors/refused.ts'
import { isMailToken } from '../mail/mail-token.ts'
import { BreakfastOrderActs } from './breakfast-order-acts.ts'
import { breakfastOrderSubject } from './breakfast-order-subject.ts'

const WRONG_LINK =
  'Deze link hoort niet bij deze bestelling. Gebruik de link uit de mail, of bel ons.'
const TOO_LATE = 'Deze bestelling kun je niet meer zelf annuleren. Bel ons gerust.'

/** The guest's own cancellation of an order, by the link of a mail. */
@Injectable()
export class CancelByMail {
  constructor(
    private readonly acts: BreakfastOrderActs,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'secret'>,
  ) {}

  /**
   * Cancels, or says why not. Who has the id alone may only look. Cancelling twice does nothing.
   *
   * @param token of the mail's link
   * @returns the order's id
   */
  async cancel(id: string, token: string): Promise<Answer<string>> {
    if (!isMailToken(this.environment.secret, breakfastOrderSubject(id), token))
      return { ok: false, error: plainError('not-found', WRONG_LINK) }
    if ((await this.acts.cancelByGuest(id)) === null) return { ok: true, value: id }
    return { ok: false, error: plainError('order-not-changeable', TOO_LATE) }
  }
}
