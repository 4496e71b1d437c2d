/** The ways to pay that the sandbox has, by Mollie's names, and the drawing of each. */
export const SANDBOX_METHODS = [
  { id: 'ideal', description: 'iDEAL', logo: '/art/betalen-ideal.svg' },
  { id: 'bancontact', description: 'Bancontact', logo: '/art/betalen-bancontact.svg' },
  { id: 'creditcard', description: 'Kaart', logo: '/art/betalen-kaart.svg' },
] as const

/** One of them by its name at the sandbox; undefined where it has none of that name. */
export function sandboxMethod(id: unknown) {
  return SANDBOX_METHODS.find((method) => method.id === id)
}

/** The list as Mollie's v2 API answers it (docs.mollie.com/reference/list-methods). */
export function methodsShape(root: string) {
  const { origin } = new URL(root)
  const methods = SANDBOX_METHODS.map(({ id, description, logo }) => {
    const picture = origin + logo
    const image = { size1x: picture, size2x: picture, svg: picture }
    return { resource: 'method', id, description, image, status: 'activated', _links: {} }
  })
  return { count: methods.length, _embedded: { methods }, _links: {} }
}
