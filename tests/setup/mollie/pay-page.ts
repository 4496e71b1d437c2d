import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Levers } from './levers.ts'
import type { HeldPayment } from './memory.ts'

const PAGE =
  '<!doctype html><html lang="nl"><title>Betalen</title><link rel="icon" href="data:,"><form method="post"><button>Betaal</button></form></html>'

/** The page where guests pay, `/pay/tr_…`: one button, after which they are sent back. */
export function payPage(
  { url = '/', method }: IncomingMessage,
  payments: ReadonlyMap<string, HeldPayment>,
  levers: Levers,
  answer: ServerResponse,
): void {
  const payment = payments.get(url.replace('/pay/', ''))
  if (!payment) return void answer.writeHead(404).end()
  if (method !== 'POST')
    return void answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE)
  // The guest does not wait for the webhook.
  void levers.pay(payment.id)
  answer.writeHead(303, { location: payment.redirectUrl }).end()
}
