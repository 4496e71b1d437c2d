import type {
  BreakfastOptionsView,
  BreakfastOrderStatusView,
  BreakfastQuoteView,
} from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import { minutes, read } from '../calls/reads.ts'

/** What of breakfast can be ordered: days, slots, prices. */
export const breakfastOptionsRead = () =>
  read<BreakfastOptionsView>('/api/breakfast-orders/options', 1 * minutes)

/** What an order costs, and whether it can be brought there. */
export const breakfastQuoteRead = ({
  day,
  adults,
  kids,
  street,
  houseNumber,
  postcode,
  city,
}: Record<'day' | 'adults' | 'kids' | 'street' | 'houseNumber' | 'postcode' | 'city', string>) => {
  const address = { street, houseNumber, postcode, city }
  const asked = { ...(day !== '' && { day }), adults, kids, ...address }
  return read<BreakfastQuoteView>(`/api/breakfast-orders/quote?${new URLSearchParams(asked)}`)
}

/** The state of a breakfast order and of its payment, as the server knows it. */
export const breakfastOrderRead = (id: string) =>
  read<BreakfastOrderStatusView>(`/api/breakfast-orders/${encodeURIComponent(id)}/status`, 0)
