/** What a vendor fills in for a market stall (G §3). Numbers that are not filled in are null. */
export interface VendorForm {
  companyName: string
  firstName: string
  lastName: string
  street: string
  houseNumber: string
  postcode: string
  city: string
  /** One of `vendorCountries`. */
  country: string
  email: string
  emailRepeat: string
  phone: string
  kvk: string
  /** A stall without canopy: how many. */
  stallChosen: boolean
  stallCount: number | null
  /** Ground with material of one's own: how many metres. */
  groundChosen: boolean
  groundMetres: number | null
  /** Ground for a sales van: how many metres. */
  vanChosen: boolean
  vanMetres: number | null
  /** The van's dimensions. */
  vanSize: string
  /** One of `vendorGoods`. */
  goods: string
  electricity: boolean
  /** One of `voltages`. */
  voltage: number | null
  wattage: number | null
  /** Took part before. */
  tookPart: boolean
  products: string
  questions: string
  terms: boolean
  privacy: boolean
}

/** G §3, §9. */
export const vendorCountries = ['nl', 'be', 'de'] as const

/** G §3. */
export const vendorGoods = ['food', 'non_food'] as const

/** Volts, G §3, §9. */
export const voltages = [240, 400] as const
