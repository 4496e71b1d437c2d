import { Inject, Injectable } from '@nestjs/common'
import {
  type HouseFacts,
  type MailFacts,
  type PaymentFacts,
  findFirstSteps,
  mayOpen,
} from '../../rules/opening/first-steps.ts'
import {
  type AnsweredNone,
  offeredRows,
  priceAnswers,
} from '../../rules/opening/price-questions.ts'
import { tidyAddress } from '../../rules/opening/public-address.ts'
import { type Message, message } from '../../rules/texts/message.ts'
import { worded } from '../../rules/texts/words.ts'
import { fillDocumented } from '../database/fill-price-list.ts'
import { DeliveryDistance } from '../delivery-distances/delivery-distance.ts'
import { StaffEdits } from '../edits/staff-edits.ts'
import { Clock } from '../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { type Answer, plainError, wrongField } from '../errors/refused.ts'
import { clientOf } from '../facts/client-of.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import { Opening } from '../facts/opening.ts'
import { PaymentMethods } from '../payments/payment-methods.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { SettingRows } from '../settings/setting-rows.ts'
import type { AnswerOrder, FirstStepsView } from './first-steps-view.ts'
import { TryMail } from './try-mail.ts'
import { TryPayments } from './try-payments.ts'

/** The row of the settings with what the owner said that the house has none of. */
const NONE_KEY = 'price-answers'

const tables = {
  touristTax: { noun: 'tourist-tax-tariffs', table: 'tourist_tax_tariffs' },
  seasons: { noun: 'seasons', table: 'seasons' },
  breakfast: { noun: 'breakfast-tariffs', table: 'breakfast_tariffs' },
} as const

/**
 * The way of a new house from nothing to its first guest. How far it is, is found each time from
 * what is there: docs/why-does-the-guide-tick-nothing-off.md
 */
@Injectable()
export class FirstSteps {
  constructor(
    private readonly facts: FactsCache,
    private readonly clock: Clock,
    private readonly opening: Opening,
    private readonly methods: PaymentMethods,
    private readonly payments: TryPayments,
    private readonly mail: TryMail,
    private readonly settings: SettingRows,
    private readonly edits: StaffEdits,
    private readonly distances: DeliveryDistance,
    private readonly address: PublicAddress,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async current(): Promise<FirstStepsView> {
    const known = await this.facts.fresh()
    const house = await this.houseFacts(known)
    const steps = findFirstSteps(house)
    const { given, isFromStart } = this.address
    const { none, facts } = house
    return {
      isReal: this.environment.production,
      isOpen: this.opening.isOpen(known),
      mayOpen: mayOpen(steps),
      ...worded(known.words, {
        steps,
        questions: priceAnswers(facts.priceList, none).map((each) => ({
          ...each,
          offered: offeredRows(each.question),
        })),
      }),
      address: { url: given, isFromStart },
      senderDomain: /@([^\s>]+)/.exec(this.sender(known) ?? '')?.[1] ?? null,
    }
  }

  /**
   * Lets guests in. Refused (`not-ready`) with the first thing that is missing; the payment provider
   * is asked once more, so that nobody books who cannot pay, and who opens is sent a mail as guests
   * will be.
   */
  async open(staff: StaffMember): Promise<Answer<FirstStepsView>> {
    const tried = await this.payments.try()
    const known = await this.facts.fresh()
    if (this.opening.isOpen(known)) return { ok: true, value: await this.current() }
    const steps = findFirstSteps(await this.houseFacts(known))
    const missing = steps
      .filter(({ state }) => state === 'missing')
      .flatMap(({ found }) => found.filter(({ kind }) => kind === 'missing'))
    const what = missing[0]?.text ?? (tried.ok ? await this.whyNoMail(staff) : tried.text)
    if (what !== null)
      return {
        ok: false,
        error: plainError('not-ready', message('firstSteps.notReady', { what })),
      }
    const since = new Date(this.clock.now()).toISOString()
    return this.after(await this.settings.write(staff, { key: 'opening' }, { since }))
  }

  /** Answers what only the owner knows: that there is none, or with the rows of the documents. */
  async answer(
    staff: StaffMember,
    { question, answer }: AnswerOrder,
  ): Promise<Answer<FirstStepsView>> {
    if (answer === 'none')
      return this.after(await this.settings.write(staff, { key: NONE_KEY }, { [question]: true }))
    const { property } = await this.facts.fresh()
    const { noun, table } = tables[question]
    const says = { noun, id: () => null }
    const written = await this.edits.write(
      staff,
      { noun: table, key: null },
      says,
      async (manager) => {
        const rows: unknown[] = await manager.query(`SELECT FROM ${table} LIMIT 1`)
        // Whoever filled it in meanwhile has answered.
        if (rows.length === 0)
          await fillDocumented[question](await clientOf(manager), property.city)
        return { ok: true, value: null }
      },
    )
    return this.after(written)
  }

  /**
   * Stores the address as staff type it; empty forgets it. Refused where it is none, and where the
   * start gives one.
   */
  async setAddress(staff: StaffMember, typed: string): Promise<Answer<FirstStepsView>> {
    const url = tidyAddress(typed)
    const wrong = this.address.isFromStart
      ? message('firstSteps.addressFromStart')
      : url === null && typed.trim() !== ''
        ? message('firstSteps.addressWrong')
        : null
    if (wrong !== null) return wrongField('url', wrong)
    return this.after(await this.settings.write(staff, { key: 'public-address' }, { url }))
  }

  /** Shuts the house to guests again: what is booked stays, and nothing more can be. */
  async close(staff: StaffMember): Promise<Answer<FirstStepsView>> {
    return this.after(await this.settings.write(staff, { key: 'opening' }, { since: null }))
  }

  /** How far the house is once something was written; why it was not, where it was refused. */
  private async after(written: Answer<unknown>): Promise<Answer<FirstStepsView>> {
    return written.ok ? { ok: true, value: await this.current() } : written
  }

  private async whyNoMail(staff: StaffMember): Promise<Message | null> {
    const tried = await this.mail.try(staff)
    return tried.ok ? null : tried.text
  }

  private async houseFacts(known: KnownProperty): Promise<HouseFacts> {
    return {
      company: known.property,
      facts: known.facts,
      today: this.clock.moment().today,
      none: (await this.settings.read<AnsweredNone>(NONE_KEY, {})).value,
      knowsDistances: await this.distances.isFilledIn(),
      address: { url: this.address.url, isGiven: this.address.given !== null },
      payments: await this.paymentFacts(),
      mail: this.mailFacts(known),
    }
  }

  private async paymentFacts(): Promise<PaymentFacts> {
    const offered = await this.methods.offered()
    return { by: this.opening.paidBy, methods: offered?.map(({ name }) => name) ?? null }
  }

  private mailFacts(known: KnownProperty): MailFacts {
    return { hasServer: this.environment.smtpUrl !== null, sender: this.sender(known) }
  }

  private sender({ property }: Pick<KnownProperty, 'property'>): string | null {
    return this.environment.mailFrom ?? (property.email || null)
  }
}
