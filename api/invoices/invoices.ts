import { Injectable } from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import { partsOf } from '../../rules/calendar/day.ts'
import { type BuyerForm, buyerOf, checkBuyer } from '../../rules/forms/check-buyer.ts'
import { creditNote } from '../../rules/invoices/credit-note.ts'
import type { Invoice, Party, Receipt } from '../../rules/invoices/invoice.ts'
import { isInvoiceable } from '../../rules/invoices/is-invoiceable.ts'
import { makeInvoice } from '../../rules/invoices/make-invoice.ts'
import { makeReceipt } from '../../rules/invoices/make-receipt.ts'
import { saysTheSame } from '../../rules/invoices/says-the-same.ts'
import { sellerOf } from '../../rules/invoices/seller-of.ts'
import { type InvoiceCounter, invoiceNumber } from '../../rules/numbering/invoice-number.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { invoiceTexts } from '../../rules/texts/invoice.ts'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { Clock } from '../environment/clock.ts'
import { type Answer, Refused, invalidInput, plainError } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import { lockFolio } from '../folios/folios.ts'
import {
  type StoredInvoice,
  creditNoteOf,
  invoiceAt,
  standingInvoice,
  storeInvoice,
  takeNumber,
} from './invoice-rows.ts'
import { type SoldOnFolio, soldOnFolio } from './sold-on-folio.ts'

export const UNKNOWN_FOLIO = 'Deze rekening bestaat niet.'
export const UNKNOWN_INVOICE = 'Deze factuur bestaat niet.'

/** What an invoice is asked with. */
export interface InvoiceOrder {
  folioId: string
  buyer: BuyerForm
  /** 'guest' or a member of staff's name; null: by itself. */
  by: string | null
  /** The invoice that is to be taken back where the new one says something else. */
  replaces?: string | undefined
}

/** What was issued; with the credit note, where an older invoice was taken back for it. */
export interface Issued {
  invoice: StoredInvoice
  creditNote: StoredInvoice | null
}

/**
 * Issues invoices and credit notes. One at a time for a folio, which is locked; numbers are taken at
 * the end of the transaction that stores what has them.
 */
@Injectable()
export class Invoices {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly facts: FactsCache,
    private readonly notifier: Notifier,
  ) {}

  /**
   * Issues the invoice of a folio as it stands. Asked again it is the same invoice, whoever asks.
   * Where it would now say something else: `invoice-outdated`, unless the order names the invoice
   * that it `replaces`; then a credit note and a new invoice are issued together.
   */
  async issue({ folioId, buyer, by, replaces }: InvoiceOrder): Promise<Answer<Issued>> {
    const wrong = checkBuyer(buyer)
    if (wrong.length > 0) return { ok: false, error: invalidInput(wrong) }
    const known = await this.facts.fresh()
    const seller = sellerOf(known.property)
    if (!seller.ok) return { ok: false, error: plainError('seller-incomplete', seller.text) }
    const { iban } = seller
    const parties = { seller: seller.seller, buyer: buyerOf(buyer), iban }
    return this.written(folioId, async (client, at) => {
      const sold = await soldOnFolio(client, folioId)
      if (!sold) return { ok: false, error: plainError('not-found', UNKNOWN_FOLIO) }
      const standing = await standingInvoice(client, folioId)
      if (!isInvoiceable(sold.supply)) return { ok: false, error: notToInvoice(sold, standing) }
      const asked = (number: string) => this.draw(number, sold, parties, known)
      if (standing && saysTheSame(standing.document, asked('')))
        return { ok: true, value: { invoice: standing, creditNote: null } }
      if (standing && standing.id !== replaces)
        return { ok: false, error: outdated(standing.document) }
      const taken = standing ? await this.takeBack(client, standing, { at, by }) : null
      const counter = await this.number(client)
      const document = asked(invoiceNumber(counter))
      const invoice = await storeInvoice(client, {
        folioId,
        credits: null,
        at,
        by,
        counter,
        document,
      })
      return { ok: true, value: { invoice, creditNote: taken } }
    })
  }

  /** Takes an invoice back whole. Asked again it is the same credit note. */
  async credit(id: string, by: string): Promise<Answer<StoredInvoice>> {
    const found = await invoiceAt(this.pool, id)
    if (!found) return { ok: false, error: plainError('not-found', UNKNOWN_INVOICE) }
    return this.written(found.folioId, async (client, at) => {
      const before = await creditNoteOf(client, id)
      if (before) return { ok: true, value: before }
      if (found.credits !== null) return { ok: false, error: plainError('invoice-not-creditable') }
      return { ok: true, value: await this.takeBack(client, found, { at, by }) }
    })
  }

  /** The receipt of a folio as it stands: nothing is stored, and it has no number of the series. */
  async receipt(folioId: string): Promise<Answer<Receipt>> {
    const known = await this.facts.fresh()
    const sold = await soldOnFolio(this.pool, folioId)
    if (!sold) return { ok: false, error: plainError('not-found', UNKNOWN_FOLIO) }
    if (sold.supply.lines.length === 0) return { ok: false, error: notToInvoice(sold, null) }
    const { name, address, postcode, city, kvk, vatId } = known.property
    const seller: Party = {
      name,
      address,
      postcode,
      city,
      country: 'NL',
      kvk: kvk || null,
      vatId: vatId || null,
    }
    const { orderNumber, paidCents, supply } = sold
    const head = { issuedOn: this.clock.moment().today, orderNumber, seller, paidCents }
    const { priceList, readings } = known.facts
    return { ok: true, value: makeReceipt(head, supply, priceList.vat, readings) }
  }

  private draw(
    number: string,
    { orderNumber, supply, paidCents }: SoldOnFolio,
    parties: { seller: Party; buyer: Party; iban: string },
    { facts: { priceList, readings } }: KnownProperty,
  ): Invoice {
    const issuedOn = this.clock.moment().today
    const head = { number, issuedOn, orderNumber, paidCents, ...parties }
    return makeInvoice(head, supply, priceList.vat, readings)
  }

  private async takeBack(
    client: PoolClient,
    invoice: StoredInvoice,
    { at, by }: { at: Date; by: string | null },
  ): Promise<StoredInvoice> {
    const counter = await this.number(client)
    const answer = creditNote(invoice.document, {
      number: invoiceNumber(counter),
      issuedOn: this.clock.moment().today,
    })
    if (!answer.ok) throw new RangeError(`invoice ${invoice.id} is a credit note itself`)
    const { folioId, id: credits } = invoice
    return storeInvoice(client, { folioId, credits, at, by, counter, document: answer.creditNote })
  }

  private async number(client: PoolClient): Promise<InvoiceCounter> {
    return takeNumber(client, partsOf(this.clock.moment().today).year)
  }

  /** Writes for a folio that is locked meanwhile, and tells the screens of what was issued. */
  private async written<T>(
    folioId: string,
    work: (client: PoolClient, at: Date) => Promise<Answer<T>>,
  ): Promise<Answer<T>> {
    const answer = await asValue(() =>
      inTransaction(this.pool, async (client) => {
        await lockFolio(client, folioId)
        const answer = await work(client, new Date(this.clock.now()))
        // What was begun is undone with a refusal, and with it the number that was taken.
        if (!answer.ok) throw new Refused(answer.error)
        return answer.value
      }),
    )
    if (answer.ok) this.notifier.say('changed', JSON.stringify({ noun: 'invoices', id: null }))
    return answer
  }
}

async function asValue<T>(work: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { ok: true, value: await work() }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, error: error.error }
    throw error
  }
}

/** Why no invoice can be made of what stands on a folio: nothing does, or less than that. */
export function notToInvoice({ supply }: SoldOnFolio, standing: StoredInvoice | null) {
  const isBelow = supply.lines.reduce((sum, { cents }) => sum + cents, 0) < 0
  const text = standing
    ? fillText(invoiceTexts.nothingLeft, { number: standing.document.number })
    : isBelow
      ? invoiceTexts.belowNothing
      : invoiceTexts.nothing
  return invalidInput([{ field: 'folioId', text }], text)
}

function outdated({ number }: Invoice) {
  return plainError('invoice-outdated', fillText(invoiceTexts.outdated, { number }))
}
