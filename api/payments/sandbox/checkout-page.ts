import type { SandboxPayment, SandboxStatus } from './sandbox-payment.ts'

/** The guest's choices, in the order of the page. */
export const CHOICES: { status: Exclude<SandboxStatus, 'open'>; label: string; means: string }[] = [
  { status: 'paid', label: 'Betaald', means: 'De betaling lukt.' },
  { status: 'failed', label: 'Mislukt', means: 'De bank weigert de betaling.' },
  { status: 'canceled', label: 'Geannuleerd', means: 'Je breekt de betaling af.' },
  { status: 'expired', label: 'Verlopen', means: 'De tijd om te betalen is om.' },
]

/**
 * The hosted page: what is paid, and four ways for it to end. Plain HTML, works without script; the
 * form posts to its own address.
 */
export function checkoutPage(payment: SandboxPayment): string {
  const open = payment.status === 'open'
  return page(
    'Testbetaling',
    `<p class="what">${escaped(payment.description)}</p>
    <p class="amount">${euro(payment.amountCents)}</p>
    ${open ? choices() : ended(payment)}`,
  )
}

/** Shown for an address that belongs to no payment. */
export function unknownPaymentPage(): string {
  return page(
    'Onbekende betaling',
    '<p>Bij dit adres hoort geen betaling. Er is niets betaald.</p>',
  )
}

function choices(): string {
  const buttons = CHOICES.map(
    ({ status, label, means }) =>
      `<li><button name="status" value="${status}" aria-describedby="${status}">${label}</button><span id="${status}">${means}</span></li>`,
  )
  return `<form method="post">
      <p>Kies hoe deze betaling afloopt.</p>
      <ul>${buttons.join('')}</ul>
    </form>`
}

function ended(payment: SandboxPayment): string {
  const choice = CHOICES.find(({ status }) => status === payment.status)
  return `<p class="ended"><strong>${choice?.label ?? ''}.</strong> Deze betaling is afgerond.</p>
    <p><a href="${escaped(payment.redirectUrl)}">Terug naar de winkel</a></p>`
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

function euro(cents: number): string {
  return `€\u00a0${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** The look of the hosted page: a provider's, plainly not the property's. */
export const CHECKOUT_STYLES = `
* { box-sizing: border-box }
body { margin: 0; background: #eef1f4; color: #16202b; font: 1.0625rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif }
main { max-width: 28rem; margin: 0 auto; padding: 1.5rem; min-height: 100vh; background: #fff }
@media (min-width: 32rem) { main { margin: 3rem auto; min-height: 0; border: 1px solid #c9d1d9; border-radius: 8px; padding: 2rem } }
h1 { margin: 0 0 1rem; font-size: 1.125rem; padding-bottom: .75rem; border-bottom: 3px solid #16202b }
p { margin: 0 0 1rem }
.what { margin: 0 }
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
