import { Injectable } from '@nestjs/common'
import { message } from '../../rules/texts/message.ts'
import { PaymentMethods } from '../payments/payment-methods.ts'
import { PaymentProvider } from '../payments/payment-provider.ts'
import { ProviderError } from '../payments/provider-answers.ts'
import type { Tried } from './first-steps-view.ts'

/** What is wrong with the key, and not with the way there. */
const OF_THE_KEY = [400, 401, 403]

/** Tries the payment provider with one call: which ways to pay does it have? */
@Injectable()
export class TryPayments {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly methods: PaymentMethods,
  ) {}

  async try(): Promise<Tried> {
    if (!this.provider.isSet) return { ok: false, text: message('firstSteps.paymentsMissing') }
    try {
      const methods = await this.methods.ask()
      if (methods.length === 0)
        return { ok: false, text: message('firstSteps.paymentsWithoutMethods') }
      const names = methods.map(({ name }) => name)
      return { ok: true, text: message('firstSteps.paymentsReady', { methods: names }) }
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      const isKey = OF_THE_KEY.includes(error.status ?? 0)
      return {
        ok: false,
        text: isKey ? message('firstSteps.keyRefused') : message('firstSteps.providerSilent'),
      }
    }
  }
}
