/**
 * Which side asks: the guest site or the staff's agenda. Their rules differ by reading
 * (`availability.full.guest`, …).
 */
export type Screen = 'guest' | 'agenda'

/**
 * Which screen a quote is made on. The checkout and the bills list count only under the reading
 * `tourist-tax.tariff` = `per-screen`, where each has an amount of its own (BO §9, G §9).
 */
export type QuoteScreen = Screen | 'checkout' | 'bills'
