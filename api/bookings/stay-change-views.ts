import type { z } from 'zod'
import type { stayChangeShape, stayWishShape } from './acts/change-stay.ts'
import type { stayChangePreviewShape, stayMoveShape, staySideShape } from './stay-change-shapes.ts'

/** The stay that staff wish for a booking, as screens send it. */
export type StayWishRequest = z.input<typeof stayWishShape>

/** A change as it was shown, as screens send it. */
export type StayChangeRequest = z.input<typeof stayChangeShape>

/** One side of a change. */
export type StaySideView = z.infer<typeof staySideShape>

/** Another booking that goes to another room for it. */
export type StayMoveView = z.infer<typeof stayMoveShape>

/** What a change of dates, room type, room or persons would come to; nothing is written. */
export type StayChangePreviewView = z.infer<typeof stayChangePreviewShape>
