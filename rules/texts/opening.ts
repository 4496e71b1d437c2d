/** What guests read of a house that its owner has not opened yet, in words of our own. */
export const openingTexts = {
  title: 'Dit huis is nog niet open',
  notYet: 'Dit huis is nog niet open. Er kan nog niet worden geboekt of besteld.',
  soon: 'We zijn de kamers nog aan het klaarmaken. Kom binnenkort terug.',
} as const
