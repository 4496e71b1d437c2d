import { once } from 'node:events'
import { type Socket, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { boundBodies } from '../../../api/requests/incoming-bodies.ts'

const MOST_MS = 100
const MOST_BYTES = 1024 * 1024

let server: FastifyInstance
beforeAll(async () => {
  server = fastify()
  await server.register(cookie)
  await boundBodies(server, MOST_MS)
  const config = { takes: { mostBytes: MOST_BYTES, as: 'file' as const } }
  server.post('/photos', { config }, () => ({ taken: true }))
  server.post('/words', () => ({ taken: true }))
  const inPieces = { takes: { mostBytes: MOST_BYTES, as: 'pieces' as const } }
  server.post<{ Body: Buffer[] }>('/pieces', { config: inPieces }, ({ body }) => ({
    pieces: body.length,
    bytes: body.reduce((sum, { length }) => sum + length, 0),
    ends: Buffer.concat(body).toString().slice(-3),
  }))
  server.addHook('onRequest', (request, reply, done) => {
    const status = /^\/refused\/(\d+)$/.exec(request.url)?.[1]
    if (status === undefined) return done()
    void reply.code(Number(status)).send({ refused: true })
  })
  const most = { takes: { mostBytes: MOST_BYTES } }
  server.post('/refused/:status', { config: most }, () => ({ taken: true }))
  await server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

/** Begins a request of `{"a":1}` and sends half of it. */
async function begin(url: string): Promise<Socket> {
  const { port } = server.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 7\r\n\r\n{"a`,
  )
  return socket
}

describe('A request that comes in drop by drop', () => {
  it('is ended when it takes too long; a photo may take its time', async () => {
    const [words, photo] = [await begin('/words'), await begin('/photos')]
    expect(await text(words)).toMatch(/^HTTP\/1.1 408 /)
    photo.write('":1}')
    expect(await text(photo)).toMatch(/^HTTP\/1.1 200 /)
  })

  it('is answered when the rest of it comes in time', async () => {
    const words = await begin('/words')
    words.write('":1}')
    expect(await text(words)).toMatch(/^HTTP\/1.1 200 /)
  })
})

/** Sends bytes without end once it is answered, and says how many went before the connection did. */
async function flood(status: number, head: string): Promise<{ answer: string; bytes: number }> {
  const { port } = server.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
  // The other side says so in whatever way it does.
  socket.on('error', () => {})
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.write(`POST /refused/${status} HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n`)
  await once(socket, 'data')
  const some = Buffer.alloc(64 * 1024, 'x')
  const chunk = `${some.length.toString(16)}\r\n${some.toString()}\r\n`
  while (!socket.closed && socket.bytesWritten < 1_000 * MOST_BYTES) {
    if (socket.write(chunk)) await new Promise(setImmediate)
    else await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), ended])
  }
  return { answer, bytes: socket.bytesWritten }
}

describe('A request that was answered before its body came', () => {
  const ENDED = 'Cookie: kamersleutel_session=ended'
  const CHUNKED = 'Content-Type: application/json\r\nTransfer-Encoding: chunked'

  it.each([
    ['of somebody who asks too often', 429, CHUNKED],
    ['of another site', 403, CHUNKED],
    [
      'that says it brings more than is taken',
      401,
      `Content-Type: text/plain\r\nContent-Length: ${MOST_BYTES + 1}\r\n${ENDED}`,
    ],
    ['of nobody', 401, CHUNKED],
    ['of a session that ended, without an end of its own', 401, `${CHUNKED}\r\n${ENDED}`],
  ])('%s ends with its connection, however much more is sent', async (_, status, head) => {
    const { answer, bytes } = await flood(status, head)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    // What was under way between the two sides is counted too.
    expect(bytes).toBeLessThan(30 * MOST_BYTES)
  })

  it('of a session that ended is answered on a connection that goes on', async () => {
    const { port } = server.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    const body = 'x'.repeat(MOST_BYTES)
    socket.write(
      `POST /refused/401 HTTP/1.1\r\nHost: x\r\n${ENDED}\r\nContent-Type: text/plain\r\nContent-Length: ${MOST_BYTES}\r\n\r\n${body}` +
        'POST /words HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
    )
    expect(await text(socket)).toMatch(/^HTTP\/1.1 401 [^]*HTTP\/1.1 200 /)
  })

  it('drop by drop is let go after its answer', async () => {
    const { port } = server.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST /refused/401 HTTP/1.1\r\nHost: x\r\n${ENDED}\r\n${CHUNKED}\r\n\r\n1\r\nx\r\n`,
    )
    expect(await text(socket)).toMatch(/^HTTP\/1.1 401 /)
  })
})

describe('A large body that a route reads by itself', () => {
  const send = async (body: string | ReadableStream, type = 'application/json') => {
    const { port } = server.server.address() as AddressInfo
    // What is streamed asks for `duplex`.
    const request: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'content-type': type },
      body,
      duplex: 'half',
    }
    const answer = await fetch(`http://127.0.0.1:${port}/pieces`, request)
    return { status: answer.status, answer: (await answer.json()) as object }
  }
  const streamed = (bytes: number) =>
    new Blob(['x'.repeat(bytes / 2), 'x'.repeat(bytes / 2 - 3), 'end']).stream()

  it('is there whole, in the pieces that came: nothing copies them into one', async () => {
    const concat = vi.spyOn(Buffer, 'concat')
    const { status, answer } = await send(`${'x'.repeat(MOST_BYTES - 3)}end`)
    const copied = concat.mock.calls.filter(([pieces]) => pieces.length > 1).length
    concat.mockRestore()
    expect({ status, answer }).toEqual({
      status: 200,
      answer: { pieces: expect.any(Number), bytes: MOST_BYTES, ends: 'end' },
    })
    expect(answer).not.toMatchObject({ pieces: 1 })
    // The route of this test itself puts them together, once.
    expect(copied).toBe(1)
  })

  it('is there whole without a length of its own', async () => {
    const { status, answer } = await send(streamed(MOST_BYTES))
    expect(status).toBe(200)
    expect(answer).toMatchObject({ bytes: MOST_BYTES, ends: 'end' })
  })

  it.each([
    ['with its length', 'x'.repeat(MOST_BYTES + 1)],
    ['without', streamed(MOST_BYTES + 2)],
  ])('is refused where it is larger than is taken, %s', async (_, body) => {
    expect((await send(body)).status).toBe(413)
  })

  it('is refused where it is no JSON', async () => {
    expect((await send('a=1', 'application/x-www-form-urlencoded')).status).toBe(415)
    expect((await send('a', 'text/plain')).status).toBe(415)
  })

  it('that breaks off is answered to nobody, and the next one is read', async () => {
    const socket = await begin('/pieces')
    socket.destroy()
    expect((await send('end')).status).toBe(200)
  })
})
