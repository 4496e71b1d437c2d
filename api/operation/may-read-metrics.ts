import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Environment } from '../environment/environment.ts'

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
/** A proxy on the same machine says by these that somebody else asks. */
const PASSED_ON = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/** Who is let in, by the environment. */
export type MetricsAccess = Pick<Environment, 'metricsToken' | 'trustProxy' | 'production'>

/**
 * Whether who asks may read the metrics: who brings the token; and of a demo a program on this
 * machine, where no proxy stands before us. A real property has a proxy, through which everybody
 * comes from this machine, and it may say nothing of them.
 */
export function mayReadMetrics(
  { address, headers }: { address: string | undefined; headers: IncomingHttpHeaders },
  { metricsToken, trustProxy, production }: MetricsAccess,
): boolean {
  const { authorization = '' } = headers
  if (metricsToken !== null && isSame(authorization, `Bearer ${metricsToken}`)) return true
  return (
    !production &&
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
