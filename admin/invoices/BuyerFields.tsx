import { MenuItem, TextField } from '@mui/material'
import type { BuyerField, BuyerForm } from '../../rules/forms/check-buyer.ts'
import { countryCodes } from '../../rules/invoices/country-codes.ts'
import { textLimits } from '../../rules/forms/text-limits.ts'
import { useText } from '../texts/use-text.ts'
import styles from './invoices.module.css'

/** What each field is called, how long it may be, and what a browser may fill in. */
const fields = [
  ['name', 'invoices.name', textLimits.companyName, 'off'],
  ['street', 'invoices.street', textLimits.street, 'off'],
  ['houseNumber', 'invoices.houseNumber', textLimits.houseNumber, 'off'],
  ['postcode', 'invoices.postcode', textLimits.postcode, 'off'],
  ['city', 'invoices.city', textLimits.city, 'off'],
  ['country', 'invoices.country', 2, 'off'],
  ['kvk', 'invoices.kvk', 12, 'off'],
  ['vatId', 'invoices.vatId', 24, 'off'],
  ['email', 'invoices.emailOptional', textLimits.email, 'off'],
] as const satisfies readonly (readonly [BuyerField, string, number, string])[]

const countryNames = new Intl.DisplayNames(['nl'], { type: 'region' })

interface Props {
  buyer: BuyerForm
  errors: Partial<Record<string, string>>
  onChange(buyer: BuyerForm): void
}

/** Name and address of who the invoice is for. */
export function BuyerFields({ buyer, errors, onChange }: Props) {
  const text = useText()
  return (
    <div className={styles.fields}>
      {fields.map(([field, label, longest, autoComplete]) => (
        <TextField
          key={field}
          className={styles[field]}
          label={text(label)}
          value={buyer[field]}
          error={errors[field] !== undefined}
          helperText={errors[field]}
          select={field === 'country'}
          autoComplete={autoComplete}
          slotProps={{ htmlInput: { maxLength: longest } }}
          onChange={({ target }) => onChange({ ...buyer, [field]: target.value })}
        >
          {field === 'country'
            ? countryCodes.map((code) => (
                <MenuItem key={code} value={code}>
                  {countryNames.of(code)}
                </MenuItem>
              ))
            : null}
        </TextField>
      ))}
    </div>
  )
}
