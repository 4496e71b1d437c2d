import net from 'node:net'
import path from 'node:path'
import { endChild, startChild, untilReady } from '../../../launch/child.mjs'
import { dist } from '../../../launch/folders.mjs'
import { freePort } from '../../../launch/free-port.mjs'
import type { House } from '../house/house.ts'
import type { Fault } from './fault.ts'
import { askOnce, measureAway, wasAway } from './probe.ts'

/**
 * A second API of the house reaches the database over a network that goes silent: nothing comes
 * through, and no connection ends.
 */
export const databaseSilent = (forMs: number): Fault => ({
  name: `the network to the database is silent for ${forMs / 1000} s`,
  async run(house) {
    const network = await quietNetwork(house.postgresPort())
    const port = await freePort()
    const api = startChild(
      'second API',
      path.join(house.folder, 'logs/second-api.log'),
      [process.execPath, [path.join(dist, 'api/main.js')]],
      { env: { ...process.env, ...environmentOf(house, port, network.port) } },
    )
    const origin = `http://localhost:${port}`
    try {
      const isReady = async () => (await askOnce(origin, '/health/ready')).status === 200
      await untilReady(api, isReady, 240)
      // It has been at work once: what is measured is the database, not the first time.
      await askOnce(origin)
      network.silence()
      return await measureAway(origin, forMs, network.speak)
    } finally {
      await endChild(api)
      await network.close()
    }
  },
  hadEffect: wasAway,
})

function environmentOf(house: House, port: number, database: number): NodeJS.ProcessEnv {
  const { appPassword, secret } = house.secrets()
  return {
    NODE_ENV: 'production',
    HOUSE_MODE: 'demo',
    DATABASE_URL: `postgres://kamersleutel_app:${appPassword}@127.0.0.1:${database}/kamersleutel`,
    PORT: `${port}`,
    SECRET: secret,
    INTERNAL_URL: house.way.url,
    FILES_FOLDER: path.join(house.folder, 'files'),
  }
}

/** Passes everything on to a port of this machine, until told to be silent. */
async function quietNetwork(to: number) {
  const pairs = new Set<[net.Socket, net.Socket]>()
  let silent = false
  const server = net.createServer((near) => {
    const far = net.connect(to, '127.0.0.1')
    const pair: [net.Socket, net.Socket] = [near, far]
    pairs.add(pair)
    near.pipe(far)
    far.pipe(near)
    for (const socket of pair) {
      socket.on('error', () => {})
      socket.once('close', () => {
        pairs.delete(pair)
        for (const other of pair) other.destroy()
      })
      if (silent) socket.pause()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as net.AddressInfo).port,
    silence() {
      silent = true
      for (const socket of [...pairs].flat()) socket.pause()
    },
    speak() {
      silent = false
      for (const socket of [...pairs].flat()) socket.resume()
    },
    close() {
      for (const socket of [...pairs].flat()) socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
