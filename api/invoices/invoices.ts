import { Injectable } from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import type { z } from 'zod'
import { type BuyerForm, buyerOf, checkBuyer, tidyBuyer } from '../../rules/forms/check-buyer.ts'
import { isEmail } from '../../rules/forms/is-email.ts'
import { creditNote } from '../../rules/invoices/credit-note.ts'
import type { Receipt } from '../../rules/invoices/invoice.ts'
import type { Supply } from '../../rules/invoices/invoice-lines.ts'
import { isInvoiceable } from '../../rules/invoices/is-invoiceable.ts'
import { makeInvoice } from '../../rules/invoices/make-invoice.ts'
import { makeReceipt } from '../../rules/invoices/make-receipt.ts'
import { saysTheSame } from '../../rules/invoices/says-the-same.ts'
import { words } from '../../rules/texts/all-words.ts'
import { sellerOf } from '../../rules/invoices/seller-of.ts'
import { type Text, message } from '../../rules/texts/message.ts'
import { textOf } from '../../rules/texts/words.ts'
import { insertion } from '../database/insertion.ts'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { Clock } from '../environment/clock.ts'
import {
  type Answer,
  Refused,
  answerOf,
  fieldRefused,
  invalidInput,
  plainError,
} from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { lockFolio } from '../folios/folios.ts'
import { Lists } from '../lists/list-of.ts'
import { tellOutbox } from '../subjects/events.ts'
import { invoiceList } from './invoice-list.ts'
import { invoiceSubject } from './invoice-plan.ts'
import {
  FOLIO,
  type FolioRow,
  type Issuing,
  type StoredInvoice,
  buyerOn,
  creditNoteOf,
  invoiceAt,
  soldOnFolio,
  standingInvoice,
  storeInvoice,
} from './invoice-rows.ts'
import type {
  FolioInvoicesView,
  InvoiceView,
  invoiceOrderShape,
  mailingShape,
} from './invoice-shapes.ts'

/** What an invoice is asked with, and by whom (`Issuing`). */
type InvoiceOrder = z.output<typeof invoiceOrderShape> & Pick<Issuing, 'by'>

/** That an invoice is to be mailed: asked twice under one name, it is mailed once. */
type Mailing = z.output<typeof mailingShape> & Pick<Issuing, 'by'>

/**
 * What there is to invoice of orders; issues invoices and credit notes, at once or when asked for.
 * One at a time for a folio, which is locked; numbers are taken at the end of the transaction that
 * stores what has them.
 */
@Injectable()
export class Invoices {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly facts: FactsCache,
    private readonly notifier: Notifier,
    private readonly lists: Lists,
  ) {}

  /** What there is to invoice of an order, as staff see it. Refused: there is no such folio. */
  async of(id: string): Promise<FolioInvoicesView> {
    const { folio, sold, missing, invoices, standing } = await this.load(id)
    const { kind, state, overOn, request } = folio
    const isLive = state === 'held' || state === 'placed' || state === 'confirmed'
    return {
      id,
      kind,
      number: sold.orderNumber,
      buyer: buyerOn(folio),
      standingId: standing?.id ?? null,
      standingNumber: standing?.number ?? null,
      totalCents: sold.supply.lines.reduce((sum, { cents }) => sum + cents, 0),
      paidCents: sold.paidCents,
      lines: sold.supply.lines.length,
      missing,
      isAhead: isLive && overOn !== null && overOn >= this.clock.moment().today,
      request,
      invoices,
    }
  }

  /** All that staff and guests see of it. Refused: there is no such folio. */
  async load(id: string, unknown?: Text) {
    const sold = await soldOnFolio(this.pool, id, unknown)
    const { rows } = await this.pool.query<FolioRow>(FOLIO, [id])
    const { property, words } = await this.facts.fresh()
    const seller = sellerOf(property)
    const asked = { sort: ['number', 'DESC'], filter: { folioId: id } } as const
    const invoices = await this.lists.rows<InvoiceView>(invoiceList, asked)
    return {
      folio: rows[0]!,
      sold,
      /** Why no invoice can be made yet; null where one can. */
      missing: seller.ok ? null : textOf(words, seller.text),
      /** The newest first. */
      invoices,
      standing: invoices.find((one) => one.creditsId === null && one.creditNoteId === null),
    }
  }

  /**
   * Issues the invoice of a folio as it stands. Asked again it is the same invoice, whoever asks.
   * Refused where it would now say something else (`invoice-outdated`), unless the order names the
   * invoice that it `replaces`: then a credit note and a new invoice are issued together.
   */
  async issue({ folioId, buyer, by, replaces }: InvoiceOrder): Promise<StoredInvoice> {
    const { facts, wordsIn, seller, iban } = await this.sellerFor(buyer)
    return this.write(folioId, by, async (client, issuing) => {
      const { orderNumber, language, paidCents, supply } = await soldOnFolio(client, folioId)
      const standing = await standingInvoice(client, folioId)
      if (!isInvoiceable(supply)) throw notToInvoice(supply, standing)
      const parties = { seller, iban, buyer: buyerOf(buyer) }
      const head = { issuedOn: issuing.today, orderNumber, paidCents, ...parties }
      const { priceList, readings } = facts
      const draw = (number: string, inWords = wordsIn(language)) =>
        makeInvoice({ number, ...head, words: inWords }, supply, priceList.vat, readings)
      // An older invoice, whose lines have no `sold`, is compared by its descriptions: the literal texts.
      if (standing && saysTheSame(standing.document, draw('', words()))) return standing
      if (standing && standing.id !== replaces) {
        const text = message('invoice.outdated', { number: standing.document.number })
        throw new Refused(plainError('invoice-outdated', text))
      }
      if (standing) await takeBack(client, standing, issuing)
      return storeInvoice(client, { folioId, credits: null }, issuing, draw)
    })
  }

  /**
   * Asks for the invoice of a folio once the stay or the delivery is over (`InvoicePlan`). Asked again
   * before it is issued, the last address counts. Refused where there would be nothing to invoice.
   */
  async ask(folioId: string, typed: BuyerForm, by: string): Promise<void> {
    await this.sellerFor(typed)
    const { supply } = await soldOnFolio(this.pool, folioId)
    if (!isInvoiceable(supply)) throw notToInvoice(supply, null)
    const request = { folioId, buyer: tidyBuyer(typed), by, askedAt: new Date(this.clock.now()) }
    const again = `ON CONFLICT (folio_id) DO UPDATE SET buyer = excluded.buyer, by = excluded.by,
      asked_at = excluded.asked_at, ended_at = NULL, refusal = NULL`
    await this.note(folioId, 'invoice-asked', insertion('invoice_requests', request, again))
    this.notifier.publish('invoices', null)
  }

  /**
   * Issues what was asked for, and has it mailed; where it was done before, nothing is done. A refusal
   * is the answer and ends the request, and staff read why.
   */
  async carryOut(folioId: string): Promise<Answer<StoredInvoice | null>> {
    const { rows } = await this.pool.query<{ buyer: BuyerForm; by: string }>(
      'SELECT buyer, by FROM invoice_requests WHERE folio_id = $1 AND ended_at IS NULL',
      [folioId],
    )
    const request = rows[0]
    if (!request) return { ok: true, value: null }
    const issued = await answerOf(() => this.issue({ folioId, ...request }))
    const { email } = request.buyer
    if (issued.ok && email !== '') {
      // One for each invoice: carried out twice, it is mailed once.
      const { id } = issued.value
      await this.mail(id, { requestId: id, email, by: null })
    }
    const refusal = issued.ok ? null : textOf((await this.facts.fresh()).words, issued.error.text)
    await this.pool.query(
      `UPDATE invoice_requests SET ended_at = $2, refusal = $3 WHERE folio_id = $1 AND ended_at IS NULL`,
      [folioId, new Date(this.clock.now()), refusal],
    )
    this.notifier.publish('invoices', null)
    return issued
  }

  /** Has an invoice mailed: the workflow of its folio writes and sends what is noted here. */
  async mail(invoiceId: string, { requestId: id, email, by }: Mailing): Promise<void> {
    const address = email.trim()
    if (!isEmail(address)) throw fieldRefused('email', message('formFields.email'))
    const { folioId } = await invoiceAt(this.pool, invoiceId)
    const mailing = { id, invoiceId, email: address, by, askedAt: new Date(this.clock.now()) }
    const once = 'ON CONFLICT (id) DO NOTHING'
    await this.note(folioId, 'invoice-mailing', insertion('invoice_mailings', mailing, once))
  }

  /** Takes an invoice back whole. Asked again it is the same credit note. */
  async credit(id: string, by: string): Promise<StoredInvoice> {
    const invoice = await invoiceAt(this.pool, id)
    return this.write(
      invoice.folioId,
      by,
      async (client, issuing) =>
        (await creditNoteOf(client, id)) ?? takeBack(client, invoice, issuing),
    )
  }

  /** The receipt of a folio as it stands: nothing is stored, and it has no number of the series. */
  async receipt(folioId: string): Promise<Receipt> {
    const { property, facts, wordsIn } = await this.facts.fresh()
    const { orderNumber, language, paidCents, supply } = await soldOnFolio(this.pool, folioId)
    if (supply.lines.length === 0) throw notToInvoice(supply, null)
    const { name, address, postcode, city, kvk, vatId } = property
    const place = { name, address, postcode, city, country: 'NL' }
    const seller = { ...place, kvk: kvk || null, vatId: vatId || null }
    const { today } = this.clock.moment()
    const words = wordsIn(language)
    const head = { issuedOn: today, orderNumber, seller, paidCents, words }
    return makeReceipt(head, supply, facts.priceList.vat, facts.readings)
  }

  /** Who sells to a buyer. Refused: a buyer that is not filled in well, a house that is not. */
  private async sellerFor(buyer: BuyerForm) {
    const wrong = checkBuyer(buyer)
    if (wrong.length > 0) throw new Refused(invalidInput(wrong))
    const { property, facts, wordsIn } = await this.facts.fresh()
    const seller = sellerOf(property)
    if (!seller.ok) throw new Refused(plainError('seller-incomplete', seller.text))
    return { facts, wordsIn, seller: seller.seller, iban: seller.iban }
  }

  /**
   * Writes for a folio that is locked meanwhile, and notifies the screens. A refusal undoes what was
   * begun, and with it the number that was taken.
   */
  private async write(
    folioId: string,
    by: string | null,
    work: (client: PoolClient, issuing: Issuing) => Promise<StoredInvoice>,
  ): Promise<StoredInvoice> {
    const issued = await inTransaction(this.pool, async (client) => {
      await lockFolio(client, folioId)
      const { today, instant } = this.clock.moment()
      return work(client, { by, at: new Date(instant), today })
    })
    this.notifier.publish('invoices', null)
    return issued
  }

  /** Stores what the workflow of a folio's invoices is asked for, and wakes it. */
  private async note(folioId: string, topic: string, row: ReturnType<typeof insertion>) {
    await inTransaction(this.pool, async (client) => {
      await client.query(...row)
      await tellOutbox(client, invoiceSubject(folioId), topic)
    })
    this.notifier.say('outbox')
  }
}

async function takeBack(
  client: PoolClient,
  { id, folioId, document }: StoredInvoice,
  issuing: Issuing,
): Promise<StoredInvoice> {
  return storeInvoice(client, { folioId, credits: id }, issuing, (number) => {
    const answer = creditNote(document, { number, issuedOn: issuing.today })
    if (!answer.ok)
      throw new Refused(plainError('invoice-not-creditable', message('invoice.isCreditNote')))
    return answer.creditNote
  })
}

/** Why no invoice can be made of what stands on a folio: nothing does, or less than that. */
function notToInvoice({ lines }: Supply, standing: StoredInvoice | null): Refused {
  const isBelow = lines.reduce((sum, { cents }) => sum + cents, 0) < 0
  const text = standing
    ? message('invoice.nothingLeft', { number: standing.document.number })
    : isBelow
      ? message('invoice.belowNothing')
      : message('invoice.nothing')
  return new Refused(invalidInput([{ field: 'folioId', text }], text))
}
