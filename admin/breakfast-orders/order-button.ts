import type { BreakfastOrderDetailView } from '../../api/breakfast-orders/breakfast-order-view.ts'

/** What every button of an action is given. */
export interface OrderButtonProps {
  order: BreakfastOrderDetailView
  disabled: boolean
}
