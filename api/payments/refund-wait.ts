/** From when on a due refund may be asked of the provider. Instants are ms since 1970 UTC. */
export interface RefundWait {
  decidedAt: number
  askedFrom: number
}

const ms = (column: string) => `round(extract(epoch FROM ${column}) * 1000)::float8`

/** The `RefundWait` of a refund `r`, as SQL. */
export const REFUND_WAIT = `json_build_object('decidedAt', ${ms('r.created_at')}, 'askedFrom', ${ms('coalesce(r.asked_from, r.created_at)')})`

/**
 * The waits of the due refunds of a folio as SQL that gives a `RefundWait[]`, for the statement that
 * reads the record of its subject.
 *
 * @param folioId the column or parameter that names the folio
 */
export const refundWaitsSql = (folioId: string) =>
  `(SELECT coalesce(json_agg(${REFUND_WAIT}), '[]') FROM refunds r JOIN payments p ON p.id = r.payment_id
    WHERE p.folio_id = ${folioId} AND r.state = 'due')`

/** When to ask the provider for a refund, `now` at the earliest. */
export function askedAt({ decidedAt, askedFrom }: RefundWait, now: number): number {
  // A clock that was moved back must not put it off.
  return decidedAt > now ? now : Math.max(askedFrom, now)
}
