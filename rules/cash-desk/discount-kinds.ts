/**
 * Why less is asked at the cash desk than things cost: BO §3 `typeSale`, whose values no document
 * names.
 */
export const discountKinds = ['regular-guest', 'damaged', 'offer', 'goodwill'] as const
export type DiscountKind = (typeof discountKinds)[number]

/** Each in staff's words. */
export const discountKindNames: Record<DiscountKind, string> = {
  'regular-guest': 'Vaste gast',
  damaged: 'Beschadigd',
  offer: 'Actie',
  goodwill: 'Coulance',
}

/** A kind as it is stored, in staff's words; null where there was no discount. */
export function discountKindName(kind: string | null): string | null {
  if (kind === null) return null
  const known = discountKinds.find((one) => one === kind)
  return known ? discountKindNames[known] : kind
}
