import { FormMessageList } from './FormMessageList.tsx'

/** /berichten: what came by the contact form and the business form. */
export function MessageListPage() {
  return <FormMessageList list="messages" forms={['contact', 'business']} />
}
