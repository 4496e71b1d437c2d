import { Readable } from 'node:stream'
import { Inject, Injectable } from '@nestjs/common'
import MailComposer from 'nodemailer/lib/mail-composer'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import type { Delivery } from './mail-state.ts'
import type { MailAsWritten } from './write-mail.ts'

/** A mail ready to go. */
export interface OutgoingMail extends MailAsWritten {
  messageId: string
  sender: string
  replyTo: string | null
  recipient: string
  date: Date
}

/** Sends a mail, or says what became of it. Never rejects. */
export type Deliver = (mail: OutgoingMail) => Promise<Delivery>

/** The mail server of this property. */
@Injectable()
export class MailServer {
  /** Null where no SMTP_URL is given: then every mail is kept, to be read in the back office. */
  readonly deliver: Deliver | null

  constructor(@Inject(ENVIRONMENT) { smtpUrl }: Environment) {
    this.deliver = smtpUrl === null ? null : smtpDelivery(smtpUrl)
  }
}

/**
 * No step may take longer, ms. A server that greylists answers at once; one that hangs is tried
 * again later.
 */
const STEP_WITHIN_MS = 20_000

/**
 * Sends over SMTP. Speaks with the connection itself and not with a transport, because the
 * transport does not tell whether a lost connection was lost before or after the message was handed
 * over, and that decides whether a repeat may reach the guest twice.
 */
export function smtpDelivery(smtpUrl: string): Deliver {
  const { auth, ...server } = parseConnectionUrl(smtpUrl) as {
    auth?: { user: string; pass: string }
  } & Record<string, unknown>
  const options = {
    ...server,
    connectionTimeout: STEP_WITHIN_MS,
    greetingTimeout: STEP_WITHIN_MS,
    socketTimeout: STEP_WITHIN_MS,
    dnsTimeout: STEP_WITHIN_MS,
  }
  return async (mail) => {
    const composed = new MailComposer(message(mail)).compile()
    const envelope = composed.getEnvelope()
    const content = await composed.build()
    const connection = new SMTPConnection(options)
    let handedOver = false
    try {
      await step(connection, (done) => connection.connect(done))
      if (auth)
        await step(connection, (done) =>
          connection.login({ user: auth.user, credentials: auth }, done),
        )
      // Read only once the server has said that it is ready for the message (354).
      const source = Readable.from([content]).once('end', () => (handedOver = true))
      await step(connection, (done) => connection.send(envelope, source, done))
      connection.quit()
      return { outcome: 'sent' }
    } catch (error) {
      connection.close()
      return judged(error as SmtpError, handedOver)
    }
  }
}

interface SmtpError extends Error {
  code?: string
  responseCode?: number
}

function judged(error: SmtpError, handedOver: boolean): Delivery {
  const why = error.message.slice(0, 500)
  const code = String(error.responseCode ?? error.code ?? error.name)
  // A wrong password is mended in the settings: the mail itself was not refused.
  if (error.code === 'EAUTH') return { outcome: 'not-sent', why, code }
  if (error.responseCode !== undefined && error.responseCode >= 400)
    return { outcome: error.responseCode >= 500 ? 'refused' : 'not-sent', why, code }
  if (error.code === 'EENVELOPE') return { outcome: 'refused', why, code }
  return { outcome: handedOver ? 'unknown' : 'not-sent', why, code }
}

function message(mail: OutgoingMail) {
  return {
    messageId: mail.messageId,
    date: mail.date,
    from: mail.sender,
    // As one address, however it is written: read as a header it could be a list.
    to: { name: '', address: mail.recipient },
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments,
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Nothing in a mail may make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function step(
  connection: SMTPConnection,
  begin: (done: (error?: Error | null) => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    // A server that hangs up in the middle of a step says so here only.
    connection.once('error', reject)
    begin((error) => (error ? reject(error) : resolve()))
  })
}
