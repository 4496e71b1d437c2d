import { Injectable } from '@nestjs/common'
import { listed } from '../../rules/opening/finding.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { firstStepsTexts } from '../../rules/texts/first-steps.ts'
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
    if (!this.provider.isSet) return { ok: false, text: firstStepsTexts.paymentsMissing }
    try {
      const methods = await this.methods.ask()
      if (methods.length === 0) return { ok: false, text: firstStepsTexts.paymentsWithoutMethods }
      const names = listed(methods.map(({ name }) => name))
      return { ok: true, text: fillText(firstStepsTexts.paymentsReady, { methods: names }) }
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      const isKey = OF_THE_KEY.includes(error.status ?? 0)
      return {
        ok: false,
        text: isKey ? firstStepsTexts.keyRefused : firstStepsTexts.providerSilent,
      }
    }
  }
}
