const drawn: Readonly<Record<string, string>> = {
  ideal: 'betalen-ideal',
  bancontact: 'betalen-bancontact',
  creditcard: 'betalen-kaart',
}

/**
 * The drawing of a way to pay, by the provider's name for it. Our own: a picture of the provider
 * would tell it who looks, before anyone pays.
 */
export function methodLogo(id: string): string {
  return `/art/${drawn[id] ?? 'betalen-anders'}.svg`
}
