import { lazyScreen } from '../shell/lazy-screen.tsx'

/** The board of the month, and a phone's three days of it: its code comes after the first view. */
export const lazyBoard = lazyScreen(
  async () => (await import('./OccupancyBoard.tsx')).OccupancyBoard,
)

/** What fails here is told when the board is asked for. */
export const fetchBoard = () => void lazyBoard.load().catch(() => {})
