import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/**
 * What the mail server does with the next message. `lost-after-data`: takes it whole and hangs up
 * without an answer. `hangs-at-recipient`: never answers. `greylists`: refuses a mail once, and takes
 * it the next time.
 */
export type Behaviour =
  | 'takes'
  | 'lost-at-recipient'
  | 'lost-after-data'
  | 'later-at-recipient'
  | 'later-after-data'
  | 'greylists'
  | 'never-at-recipient'
  | 'never-after-data'
  | 'hangs-at-recipient'

/** A real SMTP server on this machine that keeps what it was handed. */
export interface MailServer {
  url: string
  received: Email[]
  /** One for each message to come; after the last it takes everything. */
  behaves(...behaviours: Behaviour[]): void
  /** How many of those no message has met yet. */
  behavesLeft(): number
  stop(): Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const received: Email[] = []
  let planned: Behaviour[] = []
  const greylisted = new Set<string | undefined>()
  const sockets = new Map<string, { destroy(): void }>()
  const hangUp = (session: SMTPServerSession) => sockets.get(session.id)?.destroy()
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: (auth, _session, done) =>
      auth.password === 'right'
        ? done(null, { user: 'property' })
        : done(new Error('Invalid login')),
    onRcptTo(address, session, done) {
      const now = planned[0]
      if (
        now === 'lost-at-recipient' ||
        now === 'later-at-recipient' ||
        now === 'never-at-recipient' ||
        now === 'hangs-at-recipient'
      )
        planned.shift()
      if (now === 'lost-at-recipient') hangUp(session)
      else if (now === 'later-at-recipient') done(answer(450, 'Greylisted'))
      else if (now === 'never-at-recipient') done(answer(550, `No such user <${address.address}>`))
      else if (now !== 'hangs-at-recipient') done()
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const now = planned.shift() ?? 'takes'
        if (now === 'later-after-data') return done(answer(451, 'Try again later'))
        if (now === 'never-after-data') return done(answer(554, 'Looks like spam'))
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          if (now === 'greylists' && !greylisted.has(mail.messageId)) {
            greylisted.add(mail.messageId)
            return done(answer(451, 'Try again later'))
          }
          received.push(mail)
          if (now === 'lost-after-data') hangUp(session)
          else done()
        })
      })
    },
  })
  // The library hands no socket to its handlers: the connection of a session is found by its id.
  const connections = (
    server as unknown as { connections: Set<{ id: string; _socket: { destroy(): void } }> }
  ).connections
  server.onConnect = (session, done) => {
    for (const connection of connections) sockets.set(connection.id, connection._socket)
    void session
    done()
  }
  // Who was killed in the middle of a mail hangs up: that is no fault of this server.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behaves(...behaviours) {
      planned = behaviours
    },
    behavesLeft: () => planned.length,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
