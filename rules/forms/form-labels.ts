import type { ProjectForm } from './check-project-form.ts'
import type { ContactForm } from './check-contact-form.ts'
import type { GuestForm } from './guest-forms.ts'
import type { VendorForm } from './vendor-form.ts'

const contact: Record<keyof ContactForm, string> = {
  name: 'Naam',
  email: 'E-mail',
  phone: 'Telefoon',
  description: 'Bericht',
}

const vendor: Record<keyof VendorForm, string> = {
  companyName: 'Bedrijfsnaam',
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
  questions: 'Vragen',
  terms: 'Akkoord met de algemene voorwaarden',
  privacy: 'Akkoord met de privacyvoorwaarden',
}

const project: Record<keyof ProjectForm, string> = {
  contactPerson: 'Contactpersoon',
  email: 'E-mail',
  phone: 'Telefoon',
  title: 'Titel van het project',
  municipality: 'Gemeente',
  description: 'Korte omschrijving',
  size: 'Grootte in hectare',
  budget: 'Budget',
  targetGroup: 'Doelgroep',
  partners: 'Projectpartners',
  initiator: 'Initiatiefnemer',
  initiatorDescription: 'Over de initiatiefnemer(s)',
  street: 'Straat',
  houseNumber: 'Huisnummer',
  postcode: 'Postcode',
  city: 'Plaats',
  category: 'Categorie',
  socialMedia: 'Sociale media',
  questions: 'Vragen',
}

/**
 * What each field is called on screen, in mails and in spreadsheets (G §3), in the order of the
 * form.
 */
export const formLabels: Record<GuestForm, Readonly<Record<string, string>>> = {
  contact,
  business: { ...contact, name: 'Bedrijfsnaam' },
  vendor,
  project,
}
