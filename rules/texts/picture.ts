/** What is wrong with a picture that staff upload. Not in the documents. */
export const pictureTexts = {
  tooLarge: 'Deze foto is groter dan {max} MB. Verklein hem en probeer het opnieuw.',
  tooManyPixels:
    'Deze foto heeft meer dan {max} miljoen beeldpunten. Verklein hem en probeer het opnieuw.',
  noPicture: 'Dit is geen foto. Kies een JPEG, PNG, WebP of AVIF.',
  otherEnding:
    'Dit bestand heet .{ending}, maar is een {kind}. Geef het de goede naam en probeer het opnieuw.',
  moves: 'Dit is een bewegend beeld. Kies een gewone foto.',
  moreInside: 'In dit bestand zit meer dan een foto. Bewaar de foto opnieuw en kies die.',
  broken: 'Deze foto is beschadigd. Open hem, bewaar hem opnieuw en kies die.',
  heic: 'Deze foto is HEIC van een iPhone en kan hier niet worden gelezen. Kies op de iPhone bij Instellingen, Camera het meest compatibele formaat, of stuur de foto als JPEG.',
  alt: 'Vul in wat er op de foto te zien is.',
  tooMany: 'Een kamer heeft hoogstens {max} foto’s.',
  thereAlready: 'Deze foto staat al bij deze kamer.',
} as const
