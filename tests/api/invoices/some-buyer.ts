import type pg from 'pg'
import type { BuyerForm } from '../../../rules/forms/check-buyer.ts'

/** Who an invoice is for. */
export const someBuyer: BuyerForm = {
  name: 'Liesbeth van der Meer',
  street: 'Dorpsstraat',
  houseNumber: '1a',
  postcode: '6171 aa',
  city: 'Stein',
  country: 'NL',
  kvk: '',
  vatId: '',
  email: 'liesbeth@example.com',
}

/** The company data that an invoice needs. */
export async function fillCompany(pool: pg.Pool): Promise<void> {
  const company = {
    name: 'De Luiken',
    address: 'Maasstraat 1',
    postcode: '6181 AA',
    city: 'Elsloo',
    kvk: '12345678',
    vatId: 'NL001234567B01',
    iban: 'NL91ABNA0417164300',
  }
  await pool.query(
    `INSERT INTO settings (key, value) VALUES ('property', $1)
     ON CONFLICT (key) DO UPDATE SET value = settings.value || excluded.value`,
    [company],
  )
}
