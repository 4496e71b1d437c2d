import type { z } from 'zod'
import type {
  breakfastOptionsShape,
  breakfastOrderAcceptedShape,
  breakfastOrderDetailShape,
  breakfastOrderStatusShape,
  breakfastQuoteShape,
  staffBreakfastOrderShape,
} from './breakfast-order-shapes.ts'

/** 201 of `POST /api/breakfast-orders` and of `POST /api/breakfast-orders/:id/payments`. */
export type BreakfastOrderAccepted = z.infer<typeof breakfastOrderAcceptedShape>

/**
 * `GET /api/breakfast-orders/:id/status`, public: the id is unguessable. What /bedankt-ontbijt and
 * /ontbijt-betaling show. Also what `POST /api/breakfast-orders/:id/cancel` answers.
 */
export type BreakfastOrderStatusView = z.infer<typeof breakfastOrderStatusShape>

/** `GET /api/breakfast-orders/options`. Prices are in cents, VAT included. */
export type BreakfastOptionsView = z.infer<typeof breakfastOptionsShape>

/** `GET /api/breakfast-orders/quote`. */
export type BreakfastQuoteView = z.infer<typeof breakfastQuoteShape>

/**
 * An order as staff see it in their list: `GET /api/back-office/breakfast-orders`. Of one that was
 * cancelled the total is what was kept.
 */
export type StaffBreakfastOrderView = z.infer<typeof staffBreakfastOrderShape>

/** `GET /api/back-office/breakfast-orders/:id`. */
export type BreakfastOrderDetailView = z.infer<typeof breakfastOrderDetailShape>
