/**
 * Where a mail stands. `queued`: to be sent. `kept`: no SMTP_URL, readable in the back office only.
 * `uncertain`: the server's answer was lost; at most one repeat went out. `withdrawn`: what it
 * speaks of was called off before it went, so it never will.
 */
export const mailStates = [
  'queued',
  'sending',
  'sent',
  'uncertain',
  'failed',
  'kept',
  'withdrawn',
] as const

export type MailState = (typeof mailStates)[number]
