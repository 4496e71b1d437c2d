import type {
  BreakfastOrderDetailView,
  StaffBreakfastOrderView,
} from '../../api/breakfast-orders/breakfast-order-shapes.ts'

/** What every button of an action is given. */
export interface OrderButtonProps {
  order: BreakfastOrderDetailView
  disabled: boolean
  /** Whether it can be done now; what is open stays open. */
  offered: boolean
}

/** The same of what is done at the door, also from the sheet of a morning. */
export interface DeliveryButtonProps {
  order: StaffBreakfastOrderView
  disabled: boolean
  /** Whether it can be done now; what is open stays open. */
  offered: boolean
}
