import { once } from 'node:events'
import { type Socket, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptUploads } from '../../../api/files/accept-uploads.ts'

const MOST_MS = 100

let server: FastifyInstance
beforeAll(async () => {
  server = fastify()
  await acceptUploads(server, '/photos', null, MOST_MS)
  for (const url of ['/photos', '/words']) server.post(url, () => ({ taken: true }))
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
