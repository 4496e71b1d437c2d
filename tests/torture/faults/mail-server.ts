import type { Behaviour } from '../../api/mail/mail-server.ts'
import { type Fault, MET_BY, lasts } from './fault.ts'

/** For as many messages as may come meanwhile. */
const MANY = 1_000

/** The mail server misbehaves with every message for a while, each in one of the ways given. */
const misbehaves = (name: string, ways: Behaviour[], forMs: number): Fault => ({
  name,
  async run({ mail }, random) {
    const before = mail.received.length
    mail.behaves(...Array.from({ length: MANY }, () => random.pick(ways)))
    const met = () => MANY - mail.behavesLeft()
    await lasts(forMs, () => met() >= MET_BY)
    const measured = { 'met by': met(), 'taken meanwhile': mail.received.length - before }
    mail.behaves()
    return measured
  },
  hadEffect: (measured) => measured['met by']! > 0,
})

export const mailServerFaults = (forMs: number): Fault[] => [
  misbehaves('the mail server refuses', ['later-at-recipient', 'later-after-data'], forMs),
  misbehaves('the mail server hangs', ['hangs-at-recipient'], forMs),
  misbehaves('the mail server breaks off', ['lost-at-recipient', 'lost-after-data'], forMs),
]
