/** At the door: guests arrive, leave or stay away, and what the night register asks (art. 438 Sr). */
export const attendanceTexts = {
  arrive: {
    button: 'Aangekomen',
    confirm: 'Aankomst vastleggen',
    done: 'De gasten zijn aangekomen',
    legal:
      'Voor het nachtregister (artikel 438 Wetboek van Strafrecht). Schrijf nooit een documentnummer op, en maak geen kopie.',
    persons: 'Personen',
    personsHint: 'Het kanaal zegt dit niet. Over dit aantal gaat de toeristenbelasting.',
    personsRemitted:
      'Het kanaal zegt dit niet. De toeristenbelasting draagt het zelf af; dit aantal staat in de aangifte.',
    guest: 'Gast %{number}',
    name: 'Naam',
    residence: 'Woonplaats',
    document: 'Identiteitsbewijs',
    birthDate: 'Geboortedatum',
    nationality: 'Nationaliteit',
    address: 'Straat en huisnummer',
    arrival: 'Aankomst',
    departure: 'Vertrek',
    addGuest: 'Nog een gast',
    removeGuest: 'Haal gast %{number} weg',
  },
  documents: {
    passport: 'Paspoort',
    'identity-card': 'Identiteitskaart',
    'driving-licence': 'Rijbewijs',
    'residence-permit': 'Verblijfsdocument',
  },
  depart: {
    button: 'Vertrokken',
    confirm: 'Ja, vertrokken',
    question: 'zijn de gasten weg en is de sleutel terug?',
    open: 'Er staat nog %{amount} open.',
    effect: 'Kamer %{room} staat daarna op niet schoon.',
    early:
      'De nachten tot %{day} blijven verkocht. Wijzig de datum als de kamer weer vrij moet zijn.',
    done: 'De gasten zijn vertrokken',
  },
  noShow: {
    button: 'Niet gekomen',
    confirm: 'Niet gekomen',
    dismiss: 'Nog even wachten',
    question: 'is deze gast niet gekomen?',
    money:
      'De toeristenbelasting gaat van de rekening af: er slaapt niemand. Verder blijft die zoals hij is. Geld teruggeven kan bij Boeking annuleren.',
    freed: 'De kamer is vanaf vandaag weer te verkopen.',
    kept: 'De kamer blijft voor deze gast tot %{day}.',
    done: 'De gast staat op niet gekomen',
  },
  takeBack: {
    arrived: 'Toch niet aangekomen',
    departed: 'Toch niet vertrokken',
    'no-show': 'Komt toch nog',
    confirm: 'Terugnemen',
    effects: {
      arrived: 'Wat in het nachtregister staat, wordt gewist.',
      departed: 'De gasten zijn weer in huis.',
      'no-show':
        'De gast wordt weer verwacht. Zijn de nachten intussen verkocht, dan kan dit niet.',
    },
    done: 'Teruggenomen',
  },
  register: {
    title: 'Nachtregister',
    open: 'Alle gasten van deze dagen',
    stay: '%{arrival} – %{departure}',
    kept: 'Wordt bewaard tot en met %{day} en dan gewist.',
  },
} as const
