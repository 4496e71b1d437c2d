/** Making the first account of a house, in words of our own; staff are "u". */
export const firstAccountTexts = {
  code: 'Vul de code in die op het scherm van de server staat, zoals K7QM-2XWD-9RTP.',
  wrongCode:
    'Deze code klopt niet, of er is intussen een nieuwe. Kijk op het scherm van de server.',
  name: 'Vul uw naam in.',
  email: 'Vul een e-mailadres in, zoals naam@voorbeeld.nl.',
  made: 'Er is al een account. Log daarmee in.',
} as const
