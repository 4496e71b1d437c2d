import { Connection } from '@temporalio/client'

/**
 * gRPC's own pauses between two tries to connect grow to two minutes; here they stay below a
 * second, because bookings wait for Temporal's return.
 */
const IMPATIENT = { 'grpc.initial_reconnect_backoff_ms': 200, 'grpc.max_reconnect_backoff_ms': 800 }

/**
 * Reaches Temporal with the first call, and again whenever it was away. A call that fails for a
 * moment is tried again until its deadline.
 */
export function temporalConnection(address: string): Connection {
  return Connection.lazy({ address, connectTimeout: '3s', channelArgs: IMPATIENT })
}

/**
 * As `temporalConnection`, for who wants to know at once that Temporal is away: no call is tried
 * again.
 */
export function temporalProbe(address: string): Connection {
  return Connection.lazy({
    address,
    connectTimeout: '3s',
    channelArgs: IMPATIENT,
    interceptors: [],
  })
}
