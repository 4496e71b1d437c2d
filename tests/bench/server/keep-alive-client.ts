import { connect } from 'node:net'

export interface HttpAnswer {
  status: number
  body: string
}

/**
 * A client on one connection that stays open, one request at a time. Written on the bare socket,
 * because Node's own HTTP client costs as much time as a good part of the server it would measure.
 * It reads what Fastify sends: a length and a body, no chunks.
 */
export async function keepAliveClient(
  port: number,
): Promise<{ send(request: string): Promise<HttpAnswer>; close(): void }> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let received = Buffer.alloc(0)
  let waiting: { resolve: (answer: HttpAnswer) => void; reject: (error: Error) => void } | null =
    null
  await new Promise<void>((resolve, reject) =>
    socket.once('connect', resolve).once('error', reject),
  )
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('the server closed the connection')))
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const headEnd = received.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    const head = received.toString('latin1', 0, headEnd)
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? Number.NaN)
    if (Number.isNaN(length))
      return waiting?.reject(new Error(`an answer without a length:\n${head}`))
    if (received.length < headEnd + 4 + length) return
    const answer = {
      status: Number(head.slice(9, 12)),
      body: received.toString('utf8', headEnd + 4, headEnd + 4 + length),
    }
    received = received.subarray(headEnd + 4 + length)
    waiting?.resolve(answer)
  })
  return {
    send(request) {
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(request)
      })
    },
    close() {
      waiting = null
      socket.destroy()
    },
  }
}

/** A `GET` as it goes over the wire. */
export function getRequest(path: string, headers: Record<string, string> = {}): string {
  return `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${headerLines(headers)}\r\n`
}

/** A `POST` of JSON as a page sends it. */
export function postRequest(path: string, headers: Record<string, string>, body: unknown): string {
  const text = JSON.stringify(body)
  return `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${headerLines(headers)}content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
}

function headerLines(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
}
