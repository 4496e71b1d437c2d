/** `GET /api/back-office/settings/price-warnings`. */
export interface PriceWarningsView {
  /** Years with nights on sale and no season: those nights are sold without extra (BO §9). */
  yearsWithoutSeasons: number[]
  /** Stored readings that there are not: their defaults stand. */
  refusedReadings: string[]
}
