/** `Dorpsstraat 1, 6181 AA Elsloo`; empty where the house has not said. */
export function houseAddress({
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
