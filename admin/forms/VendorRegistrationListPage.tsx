import { FormMessageList } from './FormMessageList.tsx'

/** /marktinschrijvingen: who wants to sell at the market. */
export function VendorRegistrationListPage() {
  return <FormMessageList list="vendorRegistrations" forms={['vendor']} />
}
