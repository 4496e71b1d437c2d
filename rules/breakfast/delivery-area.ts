/** Boxes are delivered free of charge here (BO §9, G §9). */
export const homeVillage = 'Elsloo'

/** How far boxes are delivered, by road, in metres (G §5, §9). */
export const deliveryRadiusMetres = 10_000

/**
 * Whether a city is the home village, however it is capitalised or spaced (G §9 "case variants").
 */
export function isHomeVillage(city: string): boolean {
  return city.trim().toLowerCase() === homeVillage.toLowerCase()
}

/**
 * Whether an address is near enough. Null is a distance that could not be looked up, which counts
 * as outside (G §5).
 */
export function isInDeliveryArea(distanceMetres: number | null): boolean {
  return distanceMetres !== null && distanceMetres >= 0 && distanceMetres <= deliveryRadiusMetres
}
