import type { SaleView } from '../../api/sales/sale-shape.ts'
import { screens } from '../../screens/screen-routes.ts'

/** The query of `/kassa` that says which sale has just been made. */
export const DONE = 'gedaan'

/**
 * Where a sale stands (reading `cash-desk.addresses`): its step is an address, so that a reload,
 * another tab and another device are at the same step.
 */
export function saleAddress({ id, step }: Pick<SaleView, 'id' | 'step'>): string {
  switch (step) {
    case 'method':
      return `${screens.paymentMethod.path}?id=${id}`
    case 'amount':
      return `${screens.saleAmount.path}?id=${id}`
    case 'confirm':
      return `${screens.saleConfirm.path}?id=${id}`
    case 'done':
      return `${screens.cashDesk.path}?${DONE}=${id}`
    case 'dropped':
      return screens.cashDesk.path
  }
}
