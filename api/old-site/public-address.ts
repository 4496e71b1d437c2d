import { lookup } from 'node:dns/promises'
import { isPublicAddress } from '../environment/public-internet.ts'

/** Where addresses of an export may lead. */
export interface Reach {
  /** The addresses of a host. */
  resolve(host: string): Promise<string[]>
  /** Whether this house may ask an address. */
  isAllowed(address: string): boolean
}

/** The public internet, this machine's own public addresses too: the old site may stand on it. */
export const publicReach: Reach = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: (address) => isPublicAddress(address, {}),
}
