/** Boxes for adults and for children. */
export interface Boxes {
  adults: number
  kids: number
}

/** How many boxes a number of orders needs together. */
export function boxesToBake(orders: readonly Boxes[]): Boxes {
  return orders.reduce(
    (sum, { adults, kids }) => ({ adults: sum.adults + adults, kids: sum.kids + kids }),
    { adults: 0, kids: 0 },
  )
}
