/** `Dorpsstraat 1, 6181 AA Elsloo`; empty where the property has not said. */
export function propertyAddress({
  address,
  postcode,
  city,
}: {
  address: string
  postcode: string
  city: string
}): string {
  return [address, `${postcode} ${city}`.trim()].filter((part) => part !== '').join(', ')
}
