import type { FormTexts } from './guest-forms.ts'
import type { VendorForm } from './vendor-form.ts'

/** What a vendor typed, as the checks want it: boxes as yes or no, numbers as numbers. */
export function vendorForm(texts: FormTexts): VendorForm {
  const of = (field: keyof VendorForm) => texts[field] ?? ''
  const ticked = (field: keyof VendorForm) => of(field) !== ''
  return {
    companyName: of('companyName'),
    firstName: of('firstName'),
    lastName: of('lastName'),
    street: of('street'),
    houseNumber: of('houseNumber'),
    postcode: of('postcode'),
    city: of('city'),
    country: of('country'),
    email: of('email'),
    emailRepeat: of('emailRepeat'),
    phone: of('phone'),
    kvk: of('kvk'),
    stallChosen: ticked('stallChosen'),
    stallCount: amount(of('stallCount')),
    groundChosen: ticked('groundChosen'),
    groundMetres: amount(of('groundMetres')),
    vanChosen: ticked('vanChosen'),
    vanMetres: amount(of('vanMetres')),
    vanSize: of('vanSize'),
    goods: of('goods'),
    electricity: ticked('electricity'),
    voltage: amount(of('voltage')),
    wattage: amount(of('wattage')),
    tookPart: ticked('tookPart'),
    products: of('products'),
    questions: of('questions'),
    terms: ticked('terms'),
    privacy: ticked('privacy'),
  }
}

/** A number as the Dutch write it, `4,5`, or with a point; null where it is none. */
function amount(text: string): number | null {
  const written = text.trim().replace(',', '.')
  return /^\d{1,9}(\.\d{1,4})?$/.test(written) ? Number(written) : null
}
