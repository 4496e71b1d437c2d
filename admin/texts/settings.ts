/** Instellingen: its tabs, what leads on from them, and the cards of Algemene informatie. */
export const settingsTexts = {
  title: 'Instellingen',
  partFailed: '%{part}: niet geladen. Niets is gewijzigd.',
  tabs: {
    label: 'Soorten instellingen',
    general: 'Algemene informatie',
    rooms: 'Kamers',
    products: 'Producten',
    more: 'Meer',
  },
  more: {
    prices: 'Prijzen',
    rules: 'Regels',
    texts: 'Teksten',
    people: 'Mensen',
    property: 'Het huis',
    seasons: 'Seizoenen en toeslagen',
    seasonsHint: 'Wat een nacht in een drukke tijd meer kost.',
    deliveryDistances: 'Bezorgafstanden',
    deliveryDistancesHint: 'Hoe ver een postcode van het huis ligt: daarnaar gaat het bezorgen.',
  },
  clock: {
    title: 'De klok',
    real: 'Het huis volgt de echte klok. Vandaag is %{day}.',
    moved: 'De klok is verzet. Vandaag is %{day}.',
    explain:
      'Voor een proef of demonstratie kan het huis doen alsof het een andere dag is: prijzen, seizoenen, sluitingen en mail volgen dan die dag. De kloktijd verandert niet.',
    shared: 'Dit geldt voor de hele site en iedereen die nu kijkt, ook gasten.',
    field: 'Vandaag is',
    set: 'Zet de klok op deze dag',
    clear: 'Volg de echte klok',
    setDone: 'De klok staat op %{day}',
    clearDone: 'De klok loopt weer gewoon',
    failed: 'De klok is niet geladen. Niets is gewijzigd.',
    refused: 'De klok is niet verzet.',
  },
  banner: {
    title: 'Nieuws op de voorpagina',
    field: 'Eén regel voor gasten',
    explain: 'Leeg is geen nieuws. Nog %{left} tekens.',
    saved: 'Het nieuws staat op de voorpagina',
    cleared: 'Er staat geen nieuws meer op de voorpagina',
  },
  breakfast: {
    title: 'Ontbijt in huis',
    field: 'Ontbijt zit bij elke overnachting in',
    explain:
      'Dan staan alle gasten van de nacht ervoor op het dagblad, en lezen gasten op de site dat het ontbijt bij de prijs zit.',
    on: 'Ontbijt zit bij de prijs in',
    off: 'Ontbijt zit niet meer bij de prijs in',
    failed: 'Deze instelling is niet geladen. Niets is gewijzigd.',
  },
  seasons: {
    missing:
      'Voor %{years} staan er nog geen seizoenen in de prijzen. Nachten in dat jaar worden verkocht zonder seizoenstoeslag.',
  },
  keyboard: { title: 'Sneltoetsen' },
} as const
