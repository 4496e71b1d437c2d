import { Body, Controller, Get, Header, Param, Post, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { parseEuro } from '../../../rules/money/parse-euro.ts'
import {
  type SandboxPayment,
  type SandboxStatus,
  SANDBOX_METHODS,
  sandboxMethod,
} from './sandbox-payment.ts'
import { type GoingBack, Sandbox } from './sandbox.ts'
import { formatAmount, formatEuro } from '../../../rules/money/format-euro.ts'

const text = z.string().optional()
const form = z.object({ status: text, method: text, back: text, amount: text })

/** The hosted page of the sandbox, where the guest "pays". */
@Controller('sandbox')
export class CheckoutController {
  constructor(private readonly sandbox: Sandbox) {}

  @Get('checkout.css')
  @Header('content-type', 'text/css; charset=utf-8')
  @Header('cache-control', 'public, max-age=300')
  styles(): string {
    return CHECKOUT_STYLES
  }

  @Get('checkout/:id')
  async show(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const payment = await this.sandbox.find(id)
    if (!payment) return html(reply, 404, unknownPaymentPage())
    html(reply, 200, checkoutPage(payment))
  }

  /**
   * One choice, once: a second one, or one after the session ran out, changes nothing. Either way
   * the guest goes back to the shop. Of a payment that was paid, money may go back.
   */
  @Post('checkout/:id')
  async choose(
    @Param('id') id: string,
    @Body() body: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const payment = await this.sandbox.find(id)
    if (!payment) return html(reply, 404, unknownPaymentPage())
    const chosen = form.safeParse(body).data ?? {}
    const page = `${this.sandbox.root}/checkout/${id}`
    const way = WAYS_BACK.find(({ value }) => value === chosen.back)
    if (way) {
      // What the owner does in the provider's own pages, or the payer's bank does on its own.
      const amountCents = parseEuro(chosen.amount ?? '') ?? 0
      const back = { by: way.value, amountCents, description: 'Bij de betaaldienst' }
      const wentBack = await this.sandbox.goBack(id, back)
      if (typeof wentBack === 'object') return void reply.redirect(page, 303)
      return html(reply, 422, checkoutPage(payment, true))
    }
    if (chosen.back === REVERSAL) {
      await this.sandbox.reverse(id)
      return void reply.redirect(page, 303)
    }
    const choice = CHOICES.find(({ value }) => value === chosen.status)
    if (!choice) return html(reply, 422, checkoutPage(payment))
    const method = sandboxMethod(chosen.method) ?? SANDBOX_METHODS[0]
    await this.sandbox.choose(id, choice.value, method.id)
    void reply.redirect(payment.redirectUrl, 303)
  }
}

function html(reply: FastifyReply, status: number, page: string): void {
  void reply
    .status(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(page)
}

/** A button of the page, and what pressing it means. */
interface Choice<Value extends string> {
  value: Value
  label: string
  means: string
}

/** The guest's choices, in the order of the page. */
const CHOICES: Choice<Exclude<SandboxStatus, 'open'>>[] = [
  { value: 'paid', label: 'Betaald', means: 'De betaling lukt.' },
  { value: 'failed', label: 'Mislukt', means: 'De bank weigert de betaling.' },
  { value: 'canceled', label: 'Geannuleerd', means: 'Je breekt de betaling af.' },
  { value: 'expired', label: 'Verlopen', means: 'De tijd om te betalen is om.' },
]

/** The ways in which money goes back at the provider, without the shop asking for it. */
const WAYS_BACK: Choice<GoingBack['by']>[] = [
  { value: 'refund', label: 'Terugbetalen', means: 'De ontvanger betaalt terug.' },
  { value: 'chargeback', label: 'Terughalen', means: 'De bank van de betaler haalt het terug.' },
]

/**
 * The hosted page: what is paid, and four ways for it to end. Of a payment that was paid, a part or
 * all may go back here, as Mollie's test mode has it (`changePaymentState`). Plain HTML, works
 * without script; the forms post to their own address.
 *
 * @param isRefused whether the amount cannot go back that was asked for
 */
function checkoutPage(payment: SandboxPayment, isRefused = false): string {
  const open = payment.status === 'open'
  return page(
    'Testbetaling',
    `<p class="what">${escaped(payment.description)}</p>
    <p class="amount">${formatEuro(payment.amountCents)}</p>
    ${payment.method === null ? '' : chosenMethod(payment.method)}
    ${open ? choices(payment) : ended(payment)}
    ${goingBack(payment, isRefused)}`,
  )
}

/** What the button says that gives back what the bank took. */
const REVERSAL = 'reversal'

/** Shown for an address that belongs to no payment. */
function unknownPaymentPage(): string {
  return page(
    'Onbekende betaling',
    '<p>Bij dit adres hoort geen betaling. Er is niets betaald.</p>',
  )
}

function chosenMethod(id: string): string {
  const method = sandboxMethod(id)
  if (!method) return ''
  return `<p class="method"><img src="${method.logo}" alt="" width="48" height="32"> ${method.description}</p>`
}

/** Asked where the shop did not: one is chosen already, so that every button works. */
function methodChoice(): string {
  const options = SANDBOX_METHODS.map(
    ({ id, description }, place) =>
      `<label><input type="radio" name="method" value="${id}"${place === 0 ? ' checked' : ''}> ${description}</label>`,
  )
  return `<fieldset><legend>Waarmee betaal je?</legend>${options.join('')}</fieldset>`
}

function choices({ method }: SandboxPayment): string {
  return `<form method="post">
      ${method === null ? methodChoice() : ''}
      <p>Kies hoe deze betaling afloopt.</p>
      ${buttons('status', CHOICES)}
    </form>`
}

function buttons(name: string, all: Choice<string>[]): string {
  const items = all.map(
    ({ value, label, means }) =>
      `<li><button name="${name}" value="${value}" aria-describedby="${value}">${label}</button><span id="${value}">${means}</span></li>`,
  )
  return `<ul>${items.join('')}</ul>`
}

function ended(payment: SandboxPayment): string {
  const choice = CHOICES.find(({ value }) => value === payment.status)
  return `<p class="ended"><strong>${choice?.label ?? ''}.</strong> Deze betaling is afgerond.</p>
    <p><a href="${escaped(payment.redirectUrl)}">Terug naar de winkel</a></p>`
}

function goingBack(payment: SandboxPayment, refused: boolean): string {
  const { refundedCents, chargedBackCents, leftCents: left } = payment
  const done = [
    refundedCents > 0 ? `<p>Terugbetaald: ${formatEuro(refundedCents)}</p>` : '',
    chargedBackCents > 0
      ? `<p>Teruggehaald door de bank: ${formatEuro(chargedBackCents)}</p>
        <form method="post"><button name="back" value="${REVERSAL}">De bank geeft het terug</button></form>`
      : '',
  ]
  if (left === 0) return done.join('')
  const wrong = refused
    ? `<p id="wrong" role="alert">Vul een bedrag in van € 0,01 tot en met ${formatEuro(left)}.</p>`
    : ''
  const described = refused ? ' aria-describedby="wrong" aria-invalid="true"' : ''
  return `${done.join('')}
    <form method="post">
      <h2>Na de betaling</h2>
      <p><label for="amount">Bedrag in euro dat teruggaat</label>
      <input id="amount" name="amount" value="${formatAmount(left)}" inputmode="decimal" autocomplete="off"${described}></p>
      ${wrong}
      ${buttons('back', WAYS_BACK)}
    </form>`
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="nl">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title}</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/sandbox/checkout.css">
</head>
<body>
  <main>
    <h1>${title}</h1>
    ${content}
    <p class="note">Dit is een oefenomgeving: er wordt geen geld afgeschreven.</p>
  </main>
</body>
</html>
`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** The look of the hosted page: a provider's, plainly not the property's. */
const CHECKOUT_STYLES = `
* { box-sizing: border-box }
body { margin: 0; background: #eef1f4; color: #16202b; font: 1.0625rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif }
main { max-width: 28rem; margin: 0 auto; padding: 1.5rem; min-height: 100vh; background: #fff }
@media (min-width: 32rem) { main { margin: 3rem auto; min-height: 0; border: 1px solid #c9d1d9; border-radius: 8px; padding: 2rem } }
h1 { margin: 0 0 1rem; font-size: 1.125rem; padding-bottom: .75rem; border-bottom: 3px solid #16202b }
h2 { margin: 2rem 0 1rem; font-size: 1.0625rem }
p { margin: 0 0 1rem }
label { display: block; margin-bottom: .25rem }
input { font: inherit; width: 9.5rem; min-height: 48px; padding: 0 .75rem; border: 2px solid #16202b; border-radius: 4px }
[role=alert] { color: #a11f1f }
.what { margin: 0 }
.method { display: flex; gap: .75rem; align-items: center }
fieldset { margin: 0 0 1rem; padding: .5rem 1rem; border: 1px solid #c9d1d9; border-radius: 4px }
fieldset label { display: flex; gap: .5rem; align-items: center; min-height: 2.5rem }
fieldset input { width: auto; min-height: 0 }
.amount { font-size: 2rem; font-weight: 600; font-variant-numeric: tabular-nums }
ul { list-style: none; margin: 0 0 1rem; padding: 0; display: grid; gap: .75rem }
li { display: grid; grid-template-columns: 9.5rem 1fr; gap: 1rem; align-items: center }
li span { color: #45525f; font-size: .9375rem }
button { font: inherit; font-weight: 600; min-height: 48px; padding: 0 .5rem; border: 2px solid #16202b; border-radius: 4px; background: #fff; color: #16202b; cursor: pointer }
button[value=paid] { background: #16202b; color: #fff }
button:hover { text-decoration: underline }
:focus-visible { outline: 3px solid #0b5cad; outline-offset: 2px }
a { color: #0b5cad }
.ended { padding: .75rem 1rem; border-left: 4px solid #16202b; background: #eef1f4 }
.note { margin: 1.5rem 0 0; padding-top: .75rem; border-top: 1px solid #c9d1d9; color: #45525f; font-size: .9375rem }
`
