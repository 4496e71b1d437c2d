/** A booking as somebody would keep it on paper: nights by number, money by sums. */
export interface NaiveBooking {
  id: string
  state: 'held' | 'confirmed' | 'expired' | 'cancelled'
  firstNight: number
  nights: number
  persons: number
  /** Integer cents that it was sold for, less what was taken back. */
  totalCents: number
  receivedCents: number
  /** The room that staff chose; null where any will do. */
  chosenRoom: number | null
}

/** A room for 1, 2 or 3 persons, the season's extra and the tourist tax of a night, in cents. */
export const naiveNightCents = (persons: number) =>
  [8500, 9500, 10_500][persons - 1]! + 1000 + 250 * persons

export const isLive = ({ state }: NaiveBooking) => state === 'held' || state === 'confirmed'

/** All that stands in a property, in the order in which it came. */
export class NaiveProperty {
  readonly bookings: NaiveBooking[] = []

  constructor(readonly rooms: number) {}

  /**
   * Whether a room can be found for everybody on every night, by trying each room for each booking.
   */
  hasRoomFor(
    stays: readonly Pick<NaiveBooking, 'firstNight' | 'nights' | 'chosenRoom'>[],
  ): boolean {
    const taken = new Set<string>()
    const place = (index: number): boolean => {
      const stay = stays[index]
      if (!stay) return true
      for (let room = 0; room < this.rooms; room++) {
        if (stay.chosenRoom !== null && stay.chosenRoom !== room) continue
        const wanted = Array.from(
          { length: stay.nights },
          (_, i) => `${room}/${stay.firstNight + i}`,
        )
        if (wanted.some((night) => taken.has(night))) continue
        for (const night of wanted) taken.add(night)
        if (place(index + 1)) return true
        for (const night of wanted) taken.delete(night)
      }
      return false
    }
    return place(0)
  }

  live(but?: NaiveBooking): NaiveBooking[] {
    return this.bookings.filter((booking) => isLive(booking) && booking !== but)
  }

  balanceCents({ totalCents, receivedCents }: NaiveBooking): number {
    return totalCents - receivedCents
  }
}
