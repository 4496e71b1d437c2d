import { screens } from '../../screens/screen-routes.ts'
import type { useText } from '../texts/use-text.ts'

/**
 * Where a room is put out of order: a closure of that room with that reason, and nothing beside it.
 * The form begins with both filled in.
 */
export function outOfOrderAddress(roomId: number, text: ReturnType<typeof useText>): string {
  const asked = { kamer: String(roomId), reden: text('agenda.roomMenu.reason') }
  return `${screens.vacations.path}?${new URLSearchParams(asked)}`
}
