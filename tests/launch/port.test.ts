import net from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { askedPort } from '../../launch/asked-port.mjs'
import { freePort, portRefusal } from '../../launch/free-port.mjs'

const servers: net.Server[] = []
afterEach(() =>
  Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))),
)

function occupy(host?: string): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer()
    servers.push(server)
    server.listen({ port: 0, ...(host && { host }) }, () =>
      resolve((server.address() as net.AddressInfo).port),
    )
  })
}

describe('the port of the site', () => {
  it('is 3000 unless PORT says otherwise, and a free one for 0', async () => {
    expect(await askedPort(undefined)).toBe(3000)
    expect(await askedPort('4100')).toBe(4100)
    expect(await askedPort('0')).toBeGreaterThan(1023)
  })

  it.each(['drie', '-1', '65536', '3000.5'])('is refused as "%s"', async (asked) => {
    await expect(askedPort(asked)).rejects.toThrow('PORT must be a whole number')
  })

  it('is none that an outgoing connection may be given meanwhile', async () => {
    expect(await freePort()).toBeLessThan(32_768)
  })

  it('is never the same for two servers of a process that listen a moment later', async () => {
    const ports = new Set<number>()
    for (let server = 0; server < 300; server++) ports.add(await freePort())
    expect(ports.size).toBe(300)
  })

  it('is free when nobody listens', async () => {
    expect(await portRefusal(await freePort())).toBeNull()
  })

  it.each([undefined, '127.0.0.1'])('is taken when somebody listens on %s', async (host) => {
    expect(await portRefusal(await occupy(host))).toBe('EADDRINUSE')
  })
})
