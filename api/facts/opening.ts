import { Inject, Injectable } from '@nestjs/common'
import { type PaidBy, whyNoMoneyAt } from '../../rules/opening/public-address.ts'
import { type Message, message } from '../../rules/texts/message.ts'
import { ENVIRONMENT, type Environment, takesPayments } from '../environment/environment.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { Refused, plainError } from '../errors/refused.ts'
import type { KnownProperty } from './known-property.ts'

/** Whether guests can book: in a demo always, in a real house once its owner opened it. */
@Injectable()
export class Opening {
  constructor(
    private readonly address: PublicAddress,
    @Inject(ENVIRONMENT)
    private readonly environment: Pick<
      Environment,
      'production' | 'mollieApiKey' | 'sandboxPayments'
    >,
  ) {}

  /** A house that is tried: what is of the documents' house alone, as its guest book, is shown. */
  get isDemo(): boolean {
    return !this.environment.production
  }

  get paidBy(): PaidBy {
    const { mollieApiKey, sandboxPayments } = this.environment
    if (sandboxPayments) return 'sandbox'
    if (mollieApiKey === null) return 'nobody'
    return mollieApiKey.startsWith('test_') ? 'provider-test' : 'provider'
  }

  /** Why the address in force is not fit for real money; null: it is, or this is a demo. */
  whyNoMoney(): Message | null {
    return this.isDemo ? null : whyNoMoneyAt(this.address.url, this.paidBy)
  }

  /** A house that lost its payment provider is shut too: what is booked there cannot be paid. */
  isOpen({ openSince }: Pick<KnownProperty, 'openSince'>): boolean {
    if (this.isDemo) return true
    return openSince !== null && takesPayments(this.environment)
  }

  /** @throws Refused `not-open`, where guests cannot book yet */
  refuseClosed(known: Pick<KnownProperty, 'openSince'>): void {
    if (!this.isOpen(known)) throw new Refused(plainError('not-open', message('opening.notYet')))
  }
}
