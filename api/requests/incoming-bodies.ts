import { Socket } from 'node:net'
import multipart from '@fastify/multipart'
import { RouteConfig } from '@nestjs/platform-fastify'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, errorCodes } from 'fastify'
import { Refused, protocolError } from '../errors/refused.ts'
import { SESSION_COOKIE } from './staff-sessions.ts'

/** What a route takes where it is more, or less, than others. */
interface Taken {
  /** The most bytes of a body. */
  mostBytes: number
  /** `file`: a form with a file. `pieces`: JSON that it reads by itself, the body is `Buffer[]`. */
  as?: 'file' | 'pieces'
}

declare module 'fastify' {
  interface FastifyContextConfig {
    takes?: Taken
  }
}

/** Says of a route what it takes; of all others `createApp` does. */
export const Takes = (takes: Taken) => RouteConfig({ takes })

/** How long a body may take to come in, ms; drop by drop it is let go. */
const MOST_MS = 20_000

/**
 * Bounds what comes in, by route: how many bytes, whether as a file, and how long it may take; what
 * is large may take its time on a slow line. What is answered before all of it came in is not read
 * for ever either.
 *
 * @param mostMs how long what is not large may take
 */
export async function boundBodies(fastify: FastifyInstance, mostMs = MOST_MS): Promise<void> {
  fastify.addHook('onRoute', (route) => {
    const { mostBytes } = route.config?.takes ?? {}
    if (mostBytes !== undefined) route.bodyLimit = mostBytes
  })
  await fastify.register(multipart)
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { takes } = request.routeOptions.config
    if (takes?.as === undefined) endLate(request, mostMs)
    const type = request.headers['content-type']?.toLowerCase() ?? ''
    const isJson = type.startsWith('application/json')
    const isUnwantedFile = takes?.as !== 'file' && type.startsWith('multipart/')
    if (isUnwantedFile || type.startsWith(PIECES) || (takes?.as === 'pieces' && !isJson))
      return done(new Refused(protocolError(415), 415))
    if (takes?.as === 'pieces') request.headers['content-type'] = PIECES
    done()
  })
  fastify.addContentTypeParser(PIECES, takePieces)
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (isComing(request.raw)) endUnread(request, reply, mostMs)
    done(null, payload)
  })
}

/** What JSON is called here that its route reads by itself. */
const PIECES = 'application/x-pieces'

/**
 * Collects a large body as it comes in. Fastify would copy its pieces into one `Buffer`: for 24 MB
 * the event loop answers nobody for tens of milliseconds.
 */
async function takePieces(request: FastifyRequest, payload: Incoming): Promise<Buffer[]> {
  const most = request.routeOptions.bodyLimit ?? 0
  const pieces: Buffer[] = []
  let received = Number(request.headers['content-length'] ?? 0) > most ? Infinity : 0
  // Who is refused is answered on the same connection.
  const coming = payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
  if (received <= most)
    for await (const piece of coming) {
      received += piece.length
      if (received > most) break
      pieces.push(piece)
    }
  if (received > most) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
  return pieces
}

type Incoming = FastifyRequest['raw']

/** Ends a request whose body does not come in, the way Node ends one that is late as a whole. */
function endLate({ raw, server }: FastifyRequest, mostMs: number): void {
  if (!isComing(raw)) return
  after(mostMs, raw, () => {
    const late = Object.assign(new Error('the request is late'), {
      code: 'ERR_HTTP_REQUEST_TIMEOUT',
    })
    server.server.emit('clientError', late, raw.socket)
  })
}

/**
 * What nobody reads any more. Of who was turned away the connection ends: what else is sent over it
 * is not read. A browser whose session ended meanwhile shows the answer only when all was sent: of
 * it as much as the route takes is let go by.
 */
function endUnread(request: FastifyRequest, reply: FastifyReply, ms: number): void {
  const { raw, routeOptions, staff, cookies } = request
  if (staff || raw.readableFlowing !== null) return
  let left = routeOptions.bodyLimit ?? 0
  const hasEnded = reply.statusCode === 401 && cookies?.[SESSION_COOKIE] !== undefined
  if (!hasEnded || Number(raw.headers['content-length'] ?? 0) > left)
    return void reply.header('connection', 'close')
  raw.on('data', ({ length }: Buffer) => {
    left -= length
    if (left < 0) raw.socket.destroy()
  })
  after(ms, raw, () => raw.socket.destroy())
}

/** Whether a body comes over the wire, and not all of it is here; as tests ask, it always is. */
function isComing({ socket, headers, complete }: Incoming): boolean {
  if (complete || !(socket instanceof Socket)) return false
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

/** Does it when a request is not all there by then. */
function after(ms: number, raw: Incoming, end: () => void): void {
  const timer = setTimeout(() => {
    if (!raw.complete && !raw.destroyed) end()
  }, ms)
  timer.unref()
  raw.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer))
}
