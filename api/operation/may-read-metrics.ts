import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
/** A proxy on the same machine says by these that somebody else asks. */
const PASSED_ON = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/**
 * Whether who asks may read the metrics: who brings the token, and a program on this machine, where
 * no proxy stands before us: through it everybody comes from this machine.
 */
export function mayReadMetrics(
  { address, headers }: { address: string | undefined; headers: IncomingHttpHeaders },
  { metricsToken, trustProxy }: { metricsToken: string | null; trustProxy: boolean },
): boolean {
  const { authorization = '' } = headers
  if (metricsToken !== null && isSame(authorization, `Bearer ${metricsToken}`)) return true
  return (
    !trustProxy &&
    address !== undefined &&
    LOOPBACK.test(address) &&
    !PASSED_ON.some((name) => name in headers)
  )
}

/** As long for a guess that is nearly right as for any other: digests are all of one length. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
