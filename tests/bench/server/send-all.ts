import type { BenchServer } from './bench-servers.ts'
import { keepAliveClient } from './keep-alive-client.ts'
import { type Load, runLoad } from './load.ts'

/** As many clients of a server as asked for, each on a connection of its own. */
export function clientsOf(server: BenchServer, count: number) {
  return Promise.all(Array.from({ length: count }, () => keepAliveClient(server.port)))
}

/** Sends every request once, `count` clients at a time; another answer than `expected` throws. */
export async function sendAll(
  server: BenchServer,
  count: number,
  requests: string[],
  expected: number,
): Promise<Load> {
  const clients = await clientsOf(server, count)
  const load = await runLoad(clients, requests, async (client, request) => {
    const { status, body } = await client.send(request)
    if (status !== expected) throw new Error(`answered ${status}: ${body}`)
  })
  for (const client of clients) client.close()
  return load
}
