import type pg from 'pg'
import type { StayWishRequest } from '../../../api/bookings/acts/change-stay.ts'

/** Ids by slug and by the number on the door, which `furnish` and PostgreSQL give. */
export interface PropertyIds {
  types: Record<string, number>
  rooms: Record<number, number>
}

export async function propertyIds(pool: pg.Pool): Promise<PropertyIds> {
  const types = await pool.query<{ slug: string; id: number }>('SELECT slug, id FROM room_types')
  const rooms = await pool.query<{ number: number; id: number }>('SELECT number, id FROM rooms')
  return {
    types: Object.fromEntries(types.rows.map(({ slug, id }) => [slug, id])),
    rooms: Object.fromEntries(rooms.rows.map(({ number, id }) => [number, id])),
  }
}

/** Two nights for two from Monday 2 March 2026 in any cosy room; `changes` is what is wished. */
export const stayWish = (
  { types }: PropertyIds,
  changes: Partial<StayWishRequest> = {},
): StayWishRequest => ({
  arrival: '2026-03-02',
  departure: '2026-03-04',
  roomTypeId: types['knusse-kamer']!,
  roomId: null,
  persons: 2,
  ...changes,
})
