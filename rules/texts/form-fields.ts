/** One message per field, shared by the checkout, the sign-up forms and the contact forms. */
export const formFieldTexts = {
  /** G §5 16, spelling literal. */
  firstName: 'Controlleer de voornaam.',
  /** G §5 15, spelling literal. */
  lastName: 'Controlleer de achternaam.',
  /** G §5 14, spelling literal. */
  email: 'Controlleer het e-mail adres.',
  /** G §5 13, spelling literal. */
  street: 'Controlleer de straatnaam.',
  /** G §5 12. */
  houseNumber: 'Een huisnummer is verplicht.',
  /** G §5 11. */
  postcode: 'De postcode is niet geldig.',
  /** G §5 10, spelling literal. */
  city: 'Controlleer de woonplaats.',
  /** G §5 9, spelling literal. */
  country: 'Controlleer het land.',
  /** G §5 8, spelling literal. */
  phone: 'Controlleer het telefoonnummer.',
  /**
   * Not in the documents: the checkout's one address line under the reading `checkout.fields` =
   * `full-address`.
   */
  address: 'Vul je straat en huisnummer in.',
  /** Not in the documents: the contact forms' own fields (G §5 gives no words). */
  name: 'Vul je naam in.',
  companyName: 'Vul de bedrijfsnaam in.',
  description: 'Vul in waar het over gaat.',
  /**
   * Not in the documents: control characters, and a limit of our own, so that a field cannot carry
   * a book.
   */
  unreadable: 'Hier staat een teken dat we niet kunnen lezen.',
  tooLong: 'Gebruik hier hoogstens {max} tekens.',
  /** Not in the documents: who comes along, for the tourist tax. */
  childAges: 'Kies van elk kind de leeftijd, van 0 tot en met 17.',
  adultMissing: 'Er moet minstens één volwassene mee.',
  tooManyResidents: 'Dat zijn er meer dan er komen.',
} as const
