import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { Reach } from '../../../api/channels/fetch-feed.ts'

/** Where the portals of a test are: of this machine, so that its other addresses stay forbidden. */
const PORTAL = '127.0.0.2'

type Play = (request: IncomingMessage, response: ServerResponse) => void

export interface PortalServer {
  /** What a test hands in, so that the portals are reached at all. */
  reach: Reach
  /** Every request that came in, by its path. */
  requests: { path: string; headers: IncomingMessage['headers'] }[]
  /** Plays something at a path, and answers the address of it. */
  at: (path: string, play: Play) => string
  origin: string
  close: () => Promise<void>
}

/** A server that plays the portals, with a certificate of its own. */
export async function startPortals(): Promise<PortalServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portals-'))
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name))
  const names = ['-subj', '/CN=portal', '-addext', `subjectAltName=IP:${PORTAL},IP:127.0.0.1`]
  const made = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  execFileSync(
    'openssl',
    ['req', ...made, '-days', '2', '-keyout', key!, '-out', cert!, ...names],
    { stdio: 'ignore' },
  )
  const ca = fs.readFileSync(cert!, 'utf8')
  const plays = new Map<string, Play>()
  const requests: PortalServer['requests'] = []
  const server = https.createServer(
    { key: fs.readFileSync(key!), cert: ca },
    (request, response) => {
      requests.push({ path: request.url!, headers: request.headers })
      const play = plays.get(request.url!)
      if (play) play(request, response)
      else response.writeHead(404).end()
    },
  )
  fs.rmSync(folder, { recursive: true })
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `https://${PORTAL}:${port}`
  return {
    reach: { mayReach: (address) => address === PORTAL, ca },
    requests,
    origin,
    at: (place, play) => {
      plays.set(place, play)
      return origin + place
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** What a portal answers: an iCalendar of these, each `UID from until summary`, days as 20260302. */
export function calendarOf(events: readonly string[]): string {
  const lines = events.flatMap((event) => {
    const [uid, from, until, ...summary] = event.split(' ')
    const days = [`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${until}`]
    return ['BEGIN:VEVENT', `UID:${uid}`, ...days, `SUMMARY:${summary.join(' ')}`, 'END:VEVENT']
  })
  return ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')
}
