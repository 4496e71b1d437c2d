const ORIGIN = /^https?:\/\/[^/?#\\]*/i

/**
 * An address of this site, as a request or a link has it, read the one way: `path` with one slash
 * between its parts and none at its end, without `.`, `..` and `\`, so that it never names another
 * site; and what follows, each with its mark or empty.
 *
 * @param address a path of this site, or a whole address
 */
export function readAddress(address: string): { path: string; search: string; hash: string } {
  // Behind an origin, a path that begins with two slashes names no host, and none is refused.
  const { pathname, search, hash } = new URL(`http://house/${address.replace(ORIGIN, '')}`)
  return { path: pathname.replaceAll(/\/+/g, '/').replace(/(?<=.)\/$/, ''), search, hash }
}

/** An address without its origin, as most requests have it already: from its first slash on. */
export function ownPart(address: string): string {
  if (address.startsWith('/')) return address
  const own = address.replace(ORIGIN, '')
  return own.startsWith('/') ? own : `/${own}`
}
