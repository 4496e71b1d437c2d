import { Inject, Injectable } from '@nestjs/common'
import { ENVIRONMENT, type Environment, takesPayments } from '../environment/environment.ts'
import type { KnownProperty } from './known-property.ts'

/** Whether guests can book: in a demo always, in a real house once its owner opened it. */
@Injectable()
export class Opening {
  constructor(
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

  /** A house that lost its payment provider is shut too: what is booked there cannot be paid. */
  isOpen({ openSince }: Pick<KnownProperty, 'openSince'>): boolean {
    if (this.isDemo) return true
    return openSince !== null && takesPayments(this.environment)
  }
}
