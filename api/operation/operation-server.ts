import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Told, operationAnswer } from './operation-answers.ts'

/** A port on which a process without a site tells of itself. */
export interface OperationServer {
  port: number
  close(): Promise<void>
}

/**
 * Listens, with nothing but the addresses of operation.
 *
 * @param port 0: any free one
 * @throws where the port is taken
 */
export async function openOperationServer(
  { host, port }: { host: string; port: number },
  told: Told,
): Promise<OperationServer> {
  const server = http.createServer((request, response) => {
    void answer(request, response, told)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

async function answer(
  { method, url = '', socket, headers }: http.IncomingMessage,
  response: http.ServerResponse,
  told: Told,
): Promise<void> {
  const isReading = method === 'GET' || method === 'HEAD'
  const path = isReading ? url.split('?')[0]! : ''
  const question = { path, address: socket.remoteAddress, headers }
  const { status, type, body } = await operationAnswer(question, told)
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
  response.end(body)
}
