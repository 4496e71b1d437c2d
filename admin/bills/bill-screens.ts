import type { BillKind } from '../../api/bills/bill-shapes.ts'
import type { ScreenName } from '../../screens/screen-routes.ts'

/** The page of a bill of each kind. */
export const billScreens = {
  booking: 'bill',
  'breakfast-order': 'breakfastOrder',
  sale: 'saleReceipt',
} as const satisfies Record<BillKind, ScreenName>
