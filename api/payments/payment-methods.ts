import { setTimeout } from 'node:timers/promises'
import { Controller, Get, Injectable } from '@nestjs/common'
import { z } from 'zod'
import { HOUSE_LANGUAGE, type Language, languages } from '../../rules/texts/languages.ts'
import { textId, message } from '../../rules/texts/message.ts'
import { Clock } from '../environment/clock.ts'
import { fieldRefused } from '../errors/refused.ts'
import { GuestLanguage } from '../environment/language.ts'
import { Answers } from '../requests/routes.ts'
import { log } from '../telemetry/log.ts'
import { PaymentProvider } from './payment-provider.ts'
import { METHOD_ID, type ProviderMethod } from './provider-answers.ts'

/** How long what the provider said is taken for true, ms. */
const KNOWN_FOR_MS = 5 * 60_000

/** How soon it is asked again after it gave no answer, ms. */
const AGAIN_AFTER_MS = 15_000

/** How long a guest waits for it at most, ms: paying goes without a choice, too. */
const PATIENCE_MS = 1_500

/** Said of a way to pay that the provider does not have. */
const UNKNOWN_METHOD = message('problemDetail.unknownMethod')

/** What the guest pays with, by the provider's name; left out, the provider's page asks. */
export const chosenMethod = z
  .string({ error: UNKNOWN_METHOD.id })
  .regex(METHOD_ID, UNKNOWN_METHOD.id)
  .meta({ description: 'One of `GET /api/payment-methods`.' })

/** Body of `POST …/:id/payments`. */
export const attemptShape = z
  .object({ method: chosenMethod.optional() }, { error: textId('problemDetail.incomplete') })
  .default({})
export type AttemptRequest = z.infer<typeof attemptShape>

/**
 * Mollie's ways to pay whose money comes, or is known not to come, only after days: by a transfer,
 * by being collected, or by somebody who pays later (from memory). A hold lives for hours at most.
 *
 * A list of those that do not do, and not of those that do: a new name for iDEAL must not leave a
 * house without payments, and money that comes too late goes back by itself: these are not offered
 * (docs/why-not-mollies-own-client.md).
 */
const SLOW = [
  'alma',
  'bacs',
  'banktransfer',
  'billie',
  'directdebit',
  'in3',
  'klarna',
  'klarnapaylater',
  'klarnapaynow',
  'klarnasliceit',
  'multibanco',
  'riverty',
  'trustly',
]

/**
 * What payers look for first, by Mollie's names and the language they read. Of any other language:
 * `FROM_ABROAD`. The others follow in the provider's order, iDEAL among them.
 */
const LOOKED_FOR: Readonly<Record<string, readonly string[]>> = {
  nl: [],
  de: ['paypal', 'creditcard', 'applepay', 'googlepay', 'bancontact'],
}
const FROM_ABROAD = ['creditcard', 'applepay', 'googlepay', 'paypal', 'bancontact']

function inOrderOf(language: Language, methods: readonly ProviderMethod[]): ProviderMethod[] {
  const first = LOOKED_FOR[language] ?? FROM_ABROAD
  const place = ({ id }: ProviderMethod) => (first.includes(id) ? first.indexOf(id) : first.length)
  return methods.toSorted((one, other) => place(one) - place(other))
}

/**
 * The ways to pay that the provider has now and that end while a room is held (reading
 * `payment.method`). Read in the background and kept for minutes: no order waits for it, and what
 * was known stays known while it is away.
 */
@Injectable()
export class PaymentMethods {
  private readonly known = new Map<Language, KnownMethods>()

  constructor(
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
  ) {}

  /**
   * What a payer may choose from, in the order and by the names of their language, else by those of the
   * house's; null where nobody could say in time.
   */
  async offered(language: Language = HOUSE_LANGUAGE): Promise<ProviderMethod[] | null> {
    const known = this.in(language)
    const reading = known.refresh()
    if (known.methods === null && reading)
      await Promise.race([reading, setTimeout(PATIENCE_MS, null, { ref: false })])
    const methods = known.methods ?? this.in(HOUSE_LANGUAGE).methods
    return methods && inOrderOf(language, methods)
  }

  /** Whether a choice can be asked for. While nobody knows, the provider has the last word. */
  isOffered(id: string): boolean {
    const known = this.in(HOUSE_LANGUAGE)
    void known.refresh()
    return known.methods === null || known.methods.some((method) => method.id === id)
  }

  /** Refuses a choice that cannot be asked for. */
  refuseUnknown(method: string | undefined): void {
    if (method !== undefined && !this.isOffered(method))
      throw fieldRefused('method', UNKNOWN_METHOD)
  }

  /**
   * What a payment of this sum may be paid with, by the provider's names: what the payer chose, or
   * all of which the provider's page asks, in the order of their language. A choice that does not take
   * the sum is asked for again there. Throws what `PaymentProvider` throws where nobody knows yet.
   *
   * @param cents integer cents
   * @param chosen null where the payer chose none
   * @returns empty where nothing takes this sum
   */
  async ofSum(cents: number, chosen: string | null, language: Language): Promise<string[]> {
    const known = this.in(HOUSE_LANGUAGE)
    void known.refresh()
    const takers = inOrderOf(language, known.methods ?? (await known.ask()))
      .filter(({ minCents, maxCents }) => minCents <= cents && cents <= (maxCents ?? Infinity))
      .map(({ id }) => id)
    return chosen !== null && takers.includes(chosen) ? [chosen] : takers
  }

  /** Asks the provider now, with one call. Throws what `PaymentProvider` throws. */
  ask(): Promise<ProviderMethod[]> {
    return this.in(HOUSE_LANGUAGE).ask()
  }

  private in(language: Language): KnownMethods {
    const known =
      this.known.get(language) ??
      new KnownMethods(this.provider, this.clock, languages[language].locale)
    this.known.set(language, known)
    return known
  }
}

/** What is known of them in one language. */
class KnownMethods {
  methods: ProviderMethod[] | null = null
  private askAgainAt = -Infinity
  private reading: Promise<unknown> | null = null

  constructor(
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
    private readonly locale: string,
  ) {}

  async ask(): Promise<ProviderMethod[]> {
    const all = await this.provider.methods(this.locale)
    const methods = all.filter(({ id }) => !SLOW.includes(id))
    this.methods = methods
    this.askAgainAt = this.clock.now() + KNOWN_FOR_MS
    return methods
  }

  /** Starts to read where that is due; null where it is not. */
  refresh(): Promise<unknown> | null {
    if (!this.provider.isSet) return null
    // A clock that was moved back must not keep an answer for years.
    const wait = this.askAgainAt - this.clock.now()
    if (wait > 0 && wait <= KNOWN_FOR_MS) return this.reading
    this.reading ??= this.ask()
      .catch((error: unknown) => {
        this.askAgainAt = this.clock.now() + AGAIN_AFTER_MS
        log.warn(`payment methods could not be read: ${String(error)}`)
      })
      .finally(() => (this.reading = null))
    return this.reading
  }
}

/**
 * `GET /api/payment-methods`: what a guest can pay with, by `accept-language`. Empty where the provider
 * could not be asked: then its own page asks.
 */
const paymentMethodsShape = z.object({
  methods: z.array(
    z.object({
      id: z.string().meta({ description: "The provider's own name for it, such as `ideal`." }),
      name: z.string(),
      minCents: z.int().meta({ description: 'The least that it takes.' }),
      maxCents: z.int().nullable().meta({ description: 'The most; null where there is no limit.' }),
    }),
  ),
})
export type PaymentMethodsView = z.infer<typeof paymentMethodsShape>

/** What a guest can pay with. */
@Controller('api/payment-methods')
export class PaymentMethodsController {
  constructor(private readonly methods: PaymentMethods) {}

  @Get()
  @Answers(paymentMethodsShape)
  async list(@GuestLanguage() language: Language): Promise<PaymentMethodsView> {
    return { methods: (await this.methods.offered(language)) ?? [] }
  }
}
