/** The night register (art. 438 Sr): who slept here, and what is asked and kept of them. */
export const nightRegisterTexts = {
  title: 'Nachtregister',
  from: 'Van',
  last: 'Tot en met',
  print: 'Afdrukken',
  failed: 'Het nachtregister is niet geladen.',
  loading: 'Het nachtregister wordt geladen',
  period: 'Nachtregister van %{from} tot en met %{last}',
  count: '%{smart_count} gast |||| %{smart_count} gasten',
  none: 'In deze periode staat niemand in het nachtregister.',
  noneHint:
    'Gasten komen erin als u bij hun boeking op Aangekomen drukt. Wat langer geleden is dan de bewaartermijn, is gewist.',
  guest: 'Gast',
  stay: 'Verblijf',
  booking: 'Boeking',
  room: 'kamer %{room}',
  wrongPeriod: 'Kies een periode van een dag tot een jaar.',
  settings: 'Wat er wordt gevraagd, en hoe lang het bewaard blijft',
  setting: {
    title: 'Nachtregister',
    hint: 'Wat u bij aankomst van elke gast vraagt, naast de naam en de dagen. De wet noemt woonplaats en soort identiteitsbewijs; uw gemeente kan meer of minder vragen. Een nummer, een kopie of een BSN vraagt u nooit.',
    keepMonths: 'Bewaartermijn in maanden na het vertrek',
    keepHint:
      'Daarna wordt het ’s nachts vanzelf gewist. Zet dezelfde termijn op de privacypagina.',
    saved: 'Het nachtregister is aangepast',
  },
} as const
