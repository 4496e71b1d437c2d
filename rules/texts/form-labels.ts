/**
 * What the fields of the guest forms and their choices are called: on the site, in mails, on the
 * screens of staff and in spreadsheets. `rules/forms/form-labels.ts` says which field has which.
 */
export const formLabelTexts = {
  /** Who sends it, and where they live. */
  name: 'Naam',
  companyName: 'Bedrijfsnaam',
  contactPerson: 'Contactpersoon',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  email: 'E-mail',
  emailRepeat: 'Herhaal je e-mail',
  phone: 'Telefoon',
  street: 'Straat',
  houseNumber: 'Huisnummer',
  postcode: 'Postcode',
  city: 'Woonplaats',
  country: 'Land',
  kvk: 'KVK-nummer',
  /** /contact and /zakelijk. */
  message: 'Bericht',
  /** Both sign-ups. */
  questions: 'Vragen',
  /** The sign-up of a vendor. */
  stallChosen: 'Kraam zonder overkapping',
  stallCount: 'Aantal kramen',
  groundChosen: 'Grondplaats met eigen materiaal',
  groundMetres: 'Meters grondplaats',
  vanChosen: 'Grondplaats voor een verkoopwagen',
  vanMetres: 'Meters voor de verkoopwagen',
  vanSize: 'Afmetingen van de verkoopwagen',
  goods: 'Wat je verkoopt',
  electricity: 'Stroom nodig',
  voltage: 'Spanning',
  wattage: 'Vermogen in watt',
  tookPart: 'Eerder meegedaan',
  products: 'Omschrijving van je producten',
  terms: 'Akkoord met de algemene voorwaarden',
  privacy: 'Akkoord met de privacyvoorwaarden',
  /** The request of a project. */
  projectTitle: 'Titel van het project',
  municipality: 'Gemeente',
  projectDescription: 'Korte omschrijving',
  size: 'Grootte in hectare',
  budget: 'Budget',
  targetGroup: 'Doelgroep',
  partners: 'Projectpartners',
  initiator: 'Initiatiefnemer',
  initiatorDescription: 'Over de initiatiefnemer(s)',
  projectCity: 'Plaats',
  category: 'Categorie',
  socialMedia: 'Sociale media',
  /** What can be chosen. */
  countryNl: 'Nederland',
  countryBe: 'België',
  countryDe: 'Duitsland',
  goodsFood: 'Food',
  goodsNonFood: 'Non-food',
  voltage240: '240 volt',
  voltage400: '400 volt',
  categoryNatuur: 'Natuur',
  categoryEten: 'Eten',
  categorySport: 'Sport',
  categoryOverig: 'Overig',
  /** A box that was ticked, and one that was not. */
  yes: 'Ja',
  no: 'Nee',
} as const
