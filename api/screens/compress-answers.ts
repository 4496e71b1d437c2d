import { Readable } from 'node:stream'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Below this many bytes the headers cost more than compressing saves. */
const WORTH_IT = 1_400

const TEXT = /^(?:text\/|application\/(?:json|javascript|manifest\+json)|image\/svg\+xml)/

/** Quality 4 makes a page about as small as gzip's best, in a fraction of a millisecond. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/**
 * Compresses texts for who understands it. Event streams are not touched: they are written past
 * this hook.
 */
export function compressAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (!TEXT.test(String(reply.getHeader('content-type') ?? ''))) return done(null, payload)
    addVary(reply)
    const encoding = encodingFor(request)
    if (
      encoding === null ||
      request.method === 'HEAD' ||
      reply.hasHeader('content-encoding') ||
      reply.statusCode === 304
    )
      return done(null, payload)
    if (payload instanceof Readable) {
      mark(reply, encoding)
      return done(
        null,
        payload.pipe(encoding === 'br' ? createBrotliCompress(brotli) : createGzip()),
      )
    }
    if ((typeof payload !== 'string' && !Buffer.isBuffer(payload)) || payload.length < WORTH_IT)
      return done(null, payload)
    mark(reply, encoding)
    if (encoding === 'br') brotliCompress(payload, brotli, done)
    else gzip(payload, done)
  })
}

function mark(reply: FastifyReply, encoding: string): void {
  void reply.header('content-encoding', encoding).removeHeader('content-length')
}

function addVary(reply: FastifyReply): void {
  const vary = reply.getHeader('vary')
  if (!String(vary ?? '').includes('accept-encoding'))
    void reply.header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding')
}

function encodingFor(request: FastifyRequest): 'br' | 'gzip' | null {
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : null
}
