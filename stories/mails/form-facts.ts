import type { FormMessageFacts } from '../../api/mail/templates/form-mails.ts'
import { words } from '../../rules/texts/all-words.ts'
import { unpaid } from './booking-facts.ts'

/** A message by the contact form. */
export const contactMessage: FormMessageFacts = {
  messageId: '3f2b8c1d-9a4e-4c6b-8d21-7e5f4a3b2c1d',
  form: 'contact',
  number: 'Liesbeth van der Meer',
  recipient: { name: 'Liesbeth van der Meer', email: 'liesbeth@voorbeeld.nl' },
  answers: {
    name: 'Liesbeth van der Meer',
    email: 'liesbeth@voorbeeld.nl',
    phone: '046 765 43 21',
    description:
      'We komen met z’n tweeën en mijn moeder loopt moeilijk.\nIs er een kamer beneden, en mogen we de auto voor de deur zetten?',
  },
  words: words(),
  property: unpaid.property,
  publicUrl: unpaid.publicUrl,
  now: unpaid.now,
}

/** A registration for the market. */
export const vendorMessage: FormMessageFacts = {
  ...contactMessage,
  form: 'vendor',
  number: "Anne-José van 't Hooft",
  recipient: { name: "Anne-José van 't Hooft", email: 'kaas@voorbeeld.nl' },
  answers: {
    companyName: 'Kaasboerderij De Maas',
    firstName: 'Anne-José',
    lastName: "van 't Hooft",
    email: 'kaas@voorbeeld.nl',
    phone: '046-1234567',
    street: 'Dorpsstraat',
    houseNumber: '12a',
    postcode: '6181 KD',
    city: 'Elsloo',
    country: 'nl',
    kvk: '12345678',
    stallChosen: 'ja',
    stallCount: '2',
    groundChosen: '',
    groundMetres: '',
    vanChosen: 'ja',
    vanMetres: '4,5',
    vanSize: '4,5 × 2 × 2,6 m',
    goods: 'food',
    electricity: 'ja',
    voltage: '240',
    wattage: '1500',
    tookPart: 'ja',
    products: 'Kaas van eigen melk, noten en mosterd. Alles om te proeven, ook zonder zout.',
    questions: 'Mag de wagen de avond ervoor al staan?',
    terms: 'ja',
    privacy: 'ja',
  },
}

/** A project request. */
export const projectMessage: FormMessageFacts = {
  ...contactMessage,
  form: 'project',
  number: 'mevr. B. Peeters',
  recipient: { name: 'mevr. B. Peeters', email: 'peeters@voorbeeld.nl' },
  answers: {
    contactPerson: 'mevr. B. Peeters',
    email: 'peeters@voorbeeld.nl',
    phone: '0612345678',
    title: 'Bijenlint langs de Maas',
    municipality: 'Stein',
    description: 'Een strook bloemen van het veer tot de sluis.',
    size: '2,5 hectare, waarvan de helft oever',
    budget: '€ 4.000',
    targetGroup: 'Kinderen van de basisschool',
    partners: 'IVN en de imkers van Elsloo',
    initiator: 'Dorpsraad',
    initiatorDescription: 'De raad van het dorp, sinds 1982.',
    street: 'Dorpsstraat',
    houseNumber: '1',
    postcode: '6181 KD',
    city: 'Elsloo',
    category: 'natuur',
    socialMedia: '',
    questions: '',
  },
}
