/** Kanalen: what other sites that sell the rooms read of them, and what they sold. */
export const channelsPageTexts = {
  title: 'Kanalen',
  explain:
    'Plak bij een kanaal de koppeling van een kamer. Het kanaal leest daar zelf welke nachten niet vrij zijn: wat u verkoopt, sluit of een uur of langer voor een gast vasthoudt.',
  limits:
    'Een kanaal leest om de paar uur. Verkoopt u intussen de laatste kamer, dan kan het kanaal die ook nog verkopen. Plak daarom ook hier de agenda van het kanaal: wij lezen haar elke tien minuten, en wat het kanaal verkocht, weten de andere kanalen dan ook.',
  secret: 'Wie een koppeling heeft, ziet welke nachten vrij zijn. Geen namen, geen prijzen.',
  portals: {
    'booking.com':
      'Booking.com leest koppelingen als u daar hoogstens twintig kamertypen hebt, elk met één kamer, en geen channelmanager gebruikt. Staat een kamertype er met meer kamers, dan kunt u er geen koppeling plakken en sluit u de nachten daar zelf. U plakt hem in het extranet bij Tarieven en beschikbaarheid, Kalenders synchroniseren.',
    airbnb:
      'Airbnb leest elke advertentie apart, elke paar uur. U plakt de koppeling bij de kalender van de advertentie, bij Beschikbaarheid, Kalender importeren. Prijzen en minimum aantal nachten stelt u daar zelf in.',
    'bedandbreakfast.nl':
      'bedandbreakfast.nl leest elke zes uur, en vaker als u daar zelf op synchroniseren drukt. U plakt de koppeling bij Mijn reserveringen, Synchronisatie-instellingen, iCal.',
  },
  unknownPortal:
    'Zoek bij dit kanaal naar ‘kalender importeren’ of ‘iCal’. Kan dat er niet, sluit de nachten daar dan zelf.',
  loading: 'De koppelingen worden geladen',
  failed: 'De koppelingen zijn niet geladen. Niets is gewijzigd.',
  empty: 'Nog geen koppelingen',
  emptyHint: 'Kies hierboven een kanaal en een kamer.',
  noRooms: 'Voeg eerst een kamer toe bij Instellingen, Kamers.',
  add: {
    title: 'Nieuwe koppeling',
    channel: 'Kanaal',
    room: 'Kamer',
    submit: 'Maak koppeling',
    done: 'De koppeling is gemaakt. Kopieer haar en plak haar bij %{channel}.',
  },
  sent: 'Wat het kanaal leest',
  room: 'Kamer %{number}',
  roomOfType: '%{number} · %{roomType}',
  notSold: 'Deze kamer staat uit: het kanaal leest dat alle nachten bezet zijn.',
  made: 'Gemaakt door %{by}, %{at}',
  unread: 'Nog niet gelezen: plak de koppeling bij %{channel}.',
  read: 'Laatst gelezen: %{ago} (%{at})',
  silent:
    '%{channel} las deze koppeling %{ago} voor het laatst (%{at}). Kijk of zij daar nog staat: wat u sindsdien verkocht, weet %{channel} niet.',
  justNow: 'zojuist',
  copy: {
    label: 'Kopieer koppeling',
    name: 'Kopieer koppeling van kamer %{number} voor %{channel}',
    copied: 'De koppeling van kamer %{number} is gekopieerd. Plak haar bij %{channel}.',
    notCopied: 'Kopiëren lukt niet in deze browser. Dit is de koppeling: %{url}',
  },
  renew: {
    title: 'Vernieuw koppeling',
    explain:
      'Kamer %{number} krijgt voor %{channel} een nieuwe koppeling. De oude werkt dan niet meer: plak de nieuwe meteen bij %{channel}.',
    done: 'De koppeling is vernieuwd. Plak de nieuwe bij %{channel}.',
  },
  remove: {
    title: 'Verwijder koppeling',
    explain:
      'De koppeling van kamer %{number} werkt dan niet meer. Haal haar ook bij %{channel} weg: wat daar het laatst gelezen is, kan blijven staan.',
    done: 'De koppeling van kamer %{number} met %{channel} is verwijderd.',
  },
  feed: {
    head: 'Wat het kanaal verkocht',
    waiting: '%{smart_count} wacht op u |||| %{smart_count} wachten op u',
    none: 'Plak hier de agenda van deze kamer bij %{channel}, dan komen boekingen van daar vanzelf binnen.',
    begin: 'Plak agenda',
    change: 'Wijzig adres of betekenis',
    title: 'Agenda van kamer %{number} bij %{channel}',
    url: 'Adres van de agenda',
    urlHint:
      'Zoek bij %{channel} naar ‘kalender exporteren’ of ‘iCal’, en kopieer het adres van deze kamer. Het begint met https://.',
    meaning: 'Wat is een blokkade die %{channel} geen boeking noemt?',
    meanings: {
      stay: {
        name: 'Verblijf',
        explain:
          'Er komt een boeking zonder naam en prijs in de agenda. Kies dit als het kanaal boekingen en dichte nachten hetzelfde noemt, zoals Booking.com.',
      },
      closure: {
        name: 'Sluiting',
        explain:
          'De kamer is die nachten gesloten, zonder boeking. Kies dit als u nachten bij het kanaal zelf sluit, en ze dan overal gesloten moeten zijn.',
      },
      ignore: {
        name: 'Negeren',
        explain: 'Er gebeurt niets: de nachten blijven hier vrij.',
      },
    },
    submit: 'Bewaar en lees',
    back: 'Toch niet',
    saved: 'Het adres is bewaard. De agenda van %{channel} wordt gelezen.',
    read: 'Nu lezen',
    reading: 'Wordt gelezen…',
    unread: 'Wij lazen deze agenda nog niet: dat gebeurt vanzelf binnen tien minuten.',
    next: 'De volgende keer is om %{time}.',
    nextSoon: 'De volgende keer is zo.',
    failedSince: 'Voor het laatst gelukt: %{ago} (%{at}). Boekingen van %{channel} blijven staan.',
    failedEver: 'Lezen is nog niet gelukt.',
    problems: 'Niet alles in de agenda van %{channel} is te lezen',
    first: {
      title: 'Klopt deze eerste lijst?',
      explain:
        'Dit staat nu bij %{channel}. Er komt pas iets in de agenda als u de lijst bevestigt. Wat u zelf al invoerde, wordt geen tweede boeking. Daarna gaat het vanzelf.',
      nothing:
        'Bij %{channel} staat nu niets. Bevestig dat, dan komt wat daar straks verkocht wordt vanzelf in de agenda.',
      answer: 'Deze lijst klopt',
    },
    empty: {
      title: 'De agenda van %{channel} is ineens leeg',
      explain:
        'Er is niets geannuleerd. Kijk bij %{channel} of daar echt niets meer geboekt is. Bevestigt u dat, dan worden deze boekingen geannuleerd zodra de agenda opnieuw leeg is gelezen.',
      answer: 'Leeg klopt',
    },
    nothing: 'Er staat nu niets in de agenda van %{channel}.',
    all: 'Toon nog %{smart_count}',
    fewer: 'Toon minder',
    ignored: '%{smart_count} keer niet meegenomen',
    booking: 'Boeking %{number}',
    reference: 'Nummer bij het kanaal: %{reference}',
    booked: 'De boeking is van %{nights}.',
    marks: {
      failed: 'Niet verwerkt',
      double: 'Dubbel geboekt',
      asks: 'Wacht op u',
      unclear: 'Onduidelijk',
      unconfirmed: 'Nog te bevestigen',
    },
    explain: {
      gone: '%{channel} heeft dit niet meer, maar de boeking of sluiting kon nog niet worden beëindigd. Bij elke lezing wordt het opnieuw geprobeerd. Blijft dit staan, annuleer de boeking of open de kamer dan zelf.',
      failed:
        'Wat %{channel} hier nu heeft, kon niet worden verwerkt. Bij elke lezing wordt het opnieuw geprobeerd. Blijft dit staan, pas de boeking of sluiting dan zelf aan.',
      double:
        '%{channel} verkocht deze nachten, maar er is geen kamer vrij. Verplaats een gast of bel hem. Komt er een kamer vrij, dan krijgt dit verblijf haar vanzelf.',
      unclear:
        'Misschien zijn dit nachten die wij aan %{channel} doorgaven, misschien verkocht %{channel} ze. Kijk daar, en kies.',
      'moved-begun': 'Bij %{channel} zijn de nachten nu anders, maar het verblijf is al begonnen.',
      'moved-billed':
        'Bij %{channel} zijn de nachten nu anders, maar er staat al iets op de rekening.',
      'gone-begun': 'Bij %{channel} staat dit niet meer, maar het verblijf is al begonnen.',
      'gone-billed': 'Bij %{channel} staat dit niet meer, maar er staat al iets op de rekening.',
    },
    follow: {
      moved: 'Neem de nieuwe nachten over',
      gone: 'Annuleer de boeking',
      not: 'Laat de boeking zo',
    },
    means: {
      label: 'Wat is %{nights}?',
      stay: 'Verblijf',
      closure: 'Sluiting',
      ignored: 'Negeren',
      ours: 'Van ons',
    },
    done: {
      read: 'De agenda van %{channel} is gelezen.',
      confirm: 'De lijst is bevestigd. Wat %{channel} verkoopt, komt nu vanzelf in de agenda.',
      empty: 'Genoteerd: de agenda van %{channel} is terecht leeg.',
      stay: 'Dit is nu een verblijf.',
      closure: 'Dit is nu een sluiting.',
      ignored: 'Dit telt niet meer mee.',
      followed: 'De boeking volgt het kanaal.',
      left: 'De boeking blijft zoals zij is.',
    },
    remove: {
      title: 'Lees niet meer',
      explain:
        'De agenda van %{channel} wordt dan niet meer gelezen. Verblijven die daaruit kwamen, blijven staan als boeking. Sluitingen die daaruit kwamen, gaan weg.',
      done: 'De agenda van %{channel} wordt niet meer gelezen.',
    },
  },
} as const
