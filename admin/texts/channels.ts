/** Kanalen: what other sites that sell the rooms read of them. */
export const channelsPageTexts = {
  title: 'Kanalen',
  explain:
    'Plak bij een kanaal de koppeling van een kamer. Het kanaal leest daar zelf welke nachten niet vrij zijn: wat u verkoopt, sluit of een uur of langer voor een gast vasthoudt.',
  limits:
    'Een kanaal leest om de paar uur. Verkoopt u intussen de laatste kamer, dan kan het kanaal die ook nog verkopen. Boekingen van een kanaal komen hier niet vanzelf binnen: voer ze in bij de agenda, dan weten de andere kanalen het ook.',
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
} as const
