/**
 * Why less is asked at the cash desk than things cost: BO §3 `typeSale`, whose values no document
 * names.
 */
export const discountKinds = ['regular-guest', 'damaged', 'offer', 'goodwill'] as const
export type DiscountKind = (typeof discountKinds)[number]
