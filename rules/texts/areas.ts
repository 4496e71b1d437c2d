import type { TextCorrections } from './correct-texts.ts'
import type { TextArea } from './texts.ts'

/** The areas of the catalogue that the guest site says. */
const guestAreas = new Set<string>([
  'breakfast',
  'checkout',
  'contactForm',
  'familyRoom',
  'formFields',
  'invoice',
  'company',
  'house',
  'opening',
  'projectForm',
  'search',
  'stay',
  'vendorForm',
] satisfies TextArea[])

/** The corrections of what guests read on the site. */
export function guestCorrections(corrections: TextCorrections): TextCorrections {
  return ofAreas(corrections, (area) => guestAreas.has(area))
}

/** The corrections of what screens say; the rest is said by mails alone. */
export function screenCorrections(corrections: TextCorrections): TextCorrections {
  return ofAreas(corrections, (area) => !area.startsWith('mail'))
}

function ofAreas(corrections: TextCorrections, wanted: (area: string) => boolean): TextCorrections {
  return Object.fromEntries(
    Object.entries(corrections).filter(([id]) => wanted(id.split('.')[0] ?? '')),
  )
}
