import { Injectable } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { FastifyInstance } from 'fastify'
import { type EditEscort, editEscort } from '../edits/edit-escort.ts'
import { PublicAddress } from '../environment/public-address.ts'
import type { ApiError } from '../errors/api-error.ts'
import { actingInside } from '../requests/acting-staff.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import type { EditRequest } from './edit-request.ts'

/** What the route of an edit answered. */
export type InnerAnswer =
  | { ok: true; body: unknown }
  | { ok: false; error: ApiError['error']; status: number }

/**
 * Sends an edit to its own route, within this process, with an escort. Nothing about the edit is
 * known here: what its form would send is what is sent.
 */
@Injectable()
export class InnerRequests {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly address: PublicAddress,
  ) {}

  /** @param from the address of who asks, for the limit on requests */
  async send(
    staff: StaffMember,
    { method, path, body }: EditRequest,
    escort: EditEscort,
    from = '127.0.0.1',
  ): Promise<InnerAnswer> {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>()
    // It is sent when it is awaited, so that is done inside.
    const answer = await actingInside.run(staff, () =>
      editEscort.run(
        escort,
        async () =>
          await fastify.inject({
            method,
            url: path,
            remoteAddress: from,
            headers: { origin: new URL(this.address.url).origin },
            ...(body && { payload: body }),
          }),
      ),
    )
    const content: unknown = answer.body === '' ? null : answer.json()
    if (answer.statusCode < 400) return { ok: true, body: content }
    return { ok: false, error: (content as ApiError).error, status: answer.statusCode }
  }
}
