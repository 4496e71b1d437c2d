import type { TextArea } from './texts.ts'

/** What staff call an area of the catalogue, and where its texts are read. */
export interface AreaName {
  name: string
  where: string
}

const names: Readonly<Record<string, AreaName>> = {
  attendance: {
    name: 'Aankomst en vertrek',
    where: 'Agenda: aangekomen, vertrokken, nachtregister',
  },
  booking: { name: 'Boekingen', where: 'Agenda: boeking toevoegen, wijzigen, annuleren' },
  breakfast: { name: 'Ontbijt', where: 'Gastensite en kassa: ontbijt bestellen' },
  cashDesk: { name: 'Kassa', where: 'Kassa' },
  checkout: { name: 'Afrekenen', where: 'Gastensite: de stappen van het afrekenen' },
  company: { name: 'Bedrijfsgegevens', where: 'Instellingen: algemene informatie' },
  contactForm: { name: 'Contactformulier', where: 'Gastensite: contact en zakelijk' },
  datedRow: { name: 'Rijen met een ingangsdatum', where: 'Instellingen: tarieven, belasting, btw' },
  deliveryDistance: { name: 'Bezorgafstanden', where: 'Instellingen: bezorgafstanden' },
  familyRoom: { name: 'Familiekamer', where: 'Gastensite en agenda: arrangementen' },
  firstAccount: { name: 'Het eerste account', where: 'Begin van een nieuw huis' },
  formFields: { name: 'Velden van formulieren', where: 'Alle formulieren: meldingen bij een veld' },
  login: { name: 'Inloggen', where: 'Inloggen en wachtwoord kiezen' },
  opening: { name: 'Het huis openen', where: 'Gastensite: zolang het huis niet open is' },
  picture: { name: 'Foto’s', where: 'Instellingen: foto’s van een kamer' },
  priceList: { name: 'Prijzen', where: 'Instellingen: wat niet te berekenen is' },
  projectForm: { name: 'Projectaanvraag', where: 'Gastensite: projectaanvraag' },
  roomSettings: { name: 'Kamers', where: 'Instellingen: kamers' },
  search: { name: 'Zoeken', where: 'Gastensite: zoeken' },
  season: { name: 'Seizoenen', where: 'Instellingen: seizoenen' },
  shell: { name: 'Rond de schermen', where: 'Beheer: voet en storingen' },
  stay: { name: 'Verblijf', where: 'Gastensite en agenda: datums en personen' },
  textCorrection: { name: 'Teksten', where: 'Instellingen: teksten' },
  vacation: { name: 'Vakanties', where: 'Vakanties' },
  vendorForm: { name: 'Marktinschrijving', where: 'Gastensite: marktinschrijving' },
} satisfies Partial<Record<TextArea, AreaName>>

/** The areas that have a name, in the order of their names. */
export const namedAreas: readonly { area: string; name: string }[] = Object.entries(names)
  .map(([area, { name }]) => ({ area, name }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'nl'))

/** An area by its name in the catalogue; one without a name of its own keeps that. */
export function areaName(area: string): AreaName {
  return (Object.hasOwn(names, area) ? names[area] : undefined) ?? { name: area, where: '' }
}
