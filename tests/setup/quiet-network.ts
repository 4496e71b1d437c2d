import net from 'node:net'

/** The way to a server, on which a test can have nothing come through. Nobody is told of it. */
export interface QuietNetwork {
  /** The address of the server, this way. */
  url: string
  /** From now on nothing comes through, in either direction, of new connections either. */
  silence(): void
  /** What waited comes through again. */
  resume(): void
  /** Of the connections that there are nothing comes through any more; new ones are as ever. */
  forget(): void
  close(): void
}

export async function quietNetwork(server: string): Promise<QuietNetwork> {
  const { hostname, port } = new URL(server)
  let connections: [net.Socket, net.Socket][] = []
  let isSilent = false
  const forward = ([from, to]: [net.Socket, net.Socket]) => from.pipe(to).pipe(from)
  const network = net.createServer((from) => {
    const to = net.connect(Number(port), hostname)
    for (const socket of [from, to]) socket.on('error', () => {})
    connections.push([from, to])
    if (!isSilent) forward([from, to])
  })
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve))
  const url = new URL(server)
  url.port = String((network.address() as net.AddressInfo).port)
  const hold = () => {
    for (const both of connections) for (const socket of both) socket.unpipe().pause()
  }
  return {
    url: url.href,
    silence() {
      isSilent = true
      hold()
    },
    resume() {
      if (isSilent) connections.forEach(forward)
      isSilent = false
    },
    forget() {
      hold()
      connections = []
    },
    close() {
      network.close()
      for (const both of connections) for (const socket of both) socket.destroy()
    },
  }
}
