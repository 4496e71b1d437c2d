import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a service of maps is told to answer: JSON, other text, or nothing at all. */
export interface Told {
  status?: number
  body: unknown
}

/** A server on this machine that answers as told and remembers what it was asked. */
export async function mapServer(answer: (url: URL) => Told | null) {
  const asked: URL[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://maps.example')
    asked.push(url)
    const told = answer(url)
    if (told)
      response
        .writeHead(told.status ?? 200)
        .end(typeof told.body === 'string' ? told.body : JSON.stringify(told.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    asked,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
