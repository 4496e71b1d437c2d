import { AsyncLocalStorage } from 'node:async_hooks'
import type { StaffMember } from './staff-sessions.ts'

/**
 * Who acts in a request that the application makes of itself: an edit that is tried, or one that was
 * planned for today. No request from outside can be in it.
 */
export const actingInside = new AsyncLocalStorage<StaffMember>()
