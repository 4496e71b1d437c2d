import type { GetListParams, GetListResult, RaRecord } from 'react-admin'
import type { AgendaView } from '../../api/agenda/agenda-view.ts'
import type { HouseView } from '../../api/facts/house-view.ts'
import type { ClockView } from '../../api/settings/clock-view.ts'
import type { HouseDataProvider } from './house-data-provider.ts'
import { sendRequest } from './send-request.ts'

/**
 * A thin data provider over our REST API: lists answer with `Content-Range`, acts are POSTs of
 * their own.
 */
export const dataProvider = {
  getList,
  getOne: async (resource, { id, signal }) => ({
    data: (
      await sendRequest(`GET`, `/api/${resource}/${encodeURIComponent(id)}`, undefined, signal)
    ).body,
  }),
  getMany: async (resource, { ids, signal }) =>
    getList(resource, { filter: { id: ids }, ...(signal ? { signal } : {}) }),
  getManyReference: async (resource, { target, id, ...params }) =>
    getList(resource, { ...params, filter: { ...params.filter, [target]: id } }),
  // Nothing in the back office writes a record as a whole: every change is an act with a name
  // below.
  create: notOffered,
  update: notOffered,
  updateMany: notOffered,
  delete: notOffered,
  deleteMany: notOffered,

  readAgenda: async ({ from, until, signal }) =>
    (
      await sendRequest<AgendaView>(
        'GET',
        `/api/agenda?${new URLSearchParams({ from, until })}`,
        undefined,
        signal,
      )
    ).body,
  readHouse: async () => (await sendRequest<HouseView>('GET', '/api/house')).body,
  readClock: async () => (await sendRequest<ClockView>('GET', '/api/settings/clock')).body,
  setClock: async (today) =>
    (await sendRequest<ClockView>('PUT', '/api/settings/clock', { today })).body,
  cancelBooking: async (id) => post(`/api/bookings/${encodeURIComponent(id)}/cancel`),
  noteRefundByHand: async (id, shown) =>
    post(`/api/bookings/${encodeURIComponent(id)}/refunded-by-hand`, shown),
  markBookingPaid: async (id) => post(`/api/bookings/${encodeURIComponent(id)}/mark-paid`),
  resendConfirmation: async (id, requestId) =>
    post(`/api/bookings/${encodeURIComponent(id)}/resend-confirmation`, { requestId }),
} as HouseDataProvider

async function getList<Row extends RaRecord>(
  resource: string,
  params: GetListParams & { signal?: AbortSignal },
): Promise<GetListResult<Row>> {
  const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 }
  const { field, order } = params.sort ?? { field: 'id', order: 'ASC' }
  const first = (page - 1) * perPage
  const query = new URLSearchParams({
    range: JSON.stringify([first, first + perPage - 1]),
    sort: JSON.stringify([field, order]),
    filter: JSON.stringify(params.filter ?? {}),
  })
  const { body, headers } = await sendRequest<Row[]>(
    'GET',
    `/api/${resource}?${query}`,
    undefined,
    params.signal,
  )
  return { data: body, total: totalOf(headers, body.length) }
}

/** `mails 0-24/319` → 319. A list without the header counts what came. */
function totalOf(headers: Headers, received: number): number {
  const total = Number(headers.get('content-range')?.split('/').pop())
  return Number.isFinite(total) && headers.has('content-range') ? total : received
}

async function post(path: string, content?: unknown): Promise<void> {
  await sendRequest('POST', path, content)
}

function notOffered(): never {
  throw new RangeError('the back office changes records through named acts only')
}
