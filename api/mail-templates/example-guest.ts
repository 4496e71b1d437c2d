/** Who the example mails are written to: nobody's booking is shown to who writes a text. */
export const exampleGuest = {
  name: 'Liesbeth van der Meer',
  firstName: 'Liesbeth',
  email: 'liesbeth@voorbeeld.nl',
  phone: '06 12345678',
} as const

/** The id of what no example can have: a link of an example leads nowhere. */
export const EXAMPLE_ID = '00000000-0000-4000-8000-000000000000'
