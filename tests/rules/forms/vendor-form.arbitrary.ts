import fc from 'fast-check'
import {
  type VendorForm,
  vendorCountries,
  vendorGoods,
  voltages,
} from '../../../rules/forms/vendor-form.ts'
import { goodVendor } from './good-vendor.ts'

/**
 * A good answer five times out of six, else a bad one: about a third of the forms come out without
 * any fault.
 */
const mostly = <T>(good: T[], bad: T[]): fc.Arbitrary<T> =>
  fc.oneof(
    { weight: 24, arbitrary: fc.constantFrom(...good) },
    { weight: 1, arbitrary: fc.constantFrom(...bad) },
  )

/** Vendor forms built from good and bad answers field by field, wrong in any number of places. */
export const vendorForm: fc.Arbitrary<VendorForm> = fc
  .record({
    firstName: mostly(['Jan', 'Anne'], ['', 'Jan2', '-']),
    lastName: mostly(['Jansen', 'van den Berg'], [' ', 'x_y', '3']),
    street: mostly(['Dorpsstraat'], ['', ' ']),
    houseNumber: mostly(['1', '12a'], ['', '  ']),
    postcode: mostly(['6181 KD', '6181kd'], ['', '3620', '0181 KD']),
    city: mostly(['Elsloo'], ['', '\t']),
    country: mostly<string>([...vendorCountries], ['', 'fr', 'NL']),
    email: mostly(['a@voorbeeld.nl', 'b@voorbeeld.nl'], ['', 'a', 'a@b', '@b.nl']),
    same: mostly([true], [false]),
    phone: mostly(['0612345678', '+3247012345'], ['', '112', 'x']),
    kvk: mostly(['12345678'], ['', '1234567', 'x2345678']),
    stallChosen: fc.boolean(),
    stallCount: mostly<number | null>([1, 5], [null, 0, 1.5]),
    groundChosen: fc.boolean(),
    groundMetres: mostly<number | null>([3, 2.5], [null, 0, -1]),
    vanChosen: fc.boolean(),
    vanMetres: mostly<number | null>([4, 6.5], [null, 0, -1]),
    goods: mostly<string>([...vendorGoods], ['', 'both']),
    electricity: fc.boolean(),
    voltage: mostly<number | null>([...voltages], [null, 230]),
    wattage: mostly<number | null>([1500, 0.5], [null, 0]),
    products: mostly(['Kaas'], ['', ' ']),
    terms: mostly([true], [false]),
    privacy: mostly([true], [false]),
  })
  .map(({ same, ...answers }) => ({
    ...goodVendor,
    ...answers,
    emailRepeat: same ? answers.email : 'c@voorbeeld.nl',
  }))
