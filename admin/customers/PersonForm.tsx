import { RadioButtonGroupInput, useEditContext, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { CustomerDetailView } from '../../api/customers/customer-shapes.ts'
import { checkCustomer } from '../../rules/forms/check-customer.ts'
import { KeptForm } from '../kept/KeptForm.tsx'
import { KeptSwitch } from '../kept/kept-inputs.tsx'
import type { SaveProblem } from '../kept/use-saving.ts'
import { KeptText } from '../kept/KeptText.tsx'
import { typedTexts } from '../kept/typed-row.ts'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { useText } from '../texts/use-text.ts'

/** Who the customer is, as staff write it. */
export function PersonForm({ problem }: { problem: SaveProblem }) {
  const text = useText()
  const { record, error, refetch } = useEditContext<CustomerDetailView>()
  if (error && !record)
    return (
      <LoadFailure what={text('customers.failed')} problem={error} onRetry={() => void refetch()} />
    )
  // What a list knew of them comes first, and has no addresses and notes.
  if (!record || !('emails' in record)) return <ListSkeleton label={text('customers.loading')} />
  return (
    <KeptForm<CustomerDetailView>
      title={text('customers.person.title')}
      submit={text('customers.person.save')}
      problem={problem}
      noun={{
        Fields,
        check: (typed) =>
          checkCustomer(typedTexts(typed, ['name', 'email', 'phone', 'city', 'notes'])),
        fieldNames: {
          name: text('customers.person.name'),
          email: text('customers.person.email'),
          phone: text('customers.person.phone'),
          city: text('customers.person.city'),
          notes: text('customers.person.notes'),
          business: text('customers.person.business'),
        },
      }}
    />
  )
}

function Fields() {
  const text = useText()
  const record = useRecordContext<CustomerDetailView>()
  const others = record?.emails.filter((email) => email !== record.email.toLowerCase()) ?? []
  return (
    <>
      <KeptText source="name" label={text('customers.person.name')} />
      <KeptText
        source="email"
        label={text('customers.person.email')}
        inputMode="email"
        hint={
          others.length > 0
            ? text('customers.person.addresses', { emails: others.join(', ') })
            : text('customers.person.emailHint')
        }
      />
      <OldEmail was={record?.email ?? ''} />
      <KeptText source="phone" label={text('customers.person.phone')} inputMode="tel" />
      <KeptText source="city" label={text('customers.person.city')} />
      <KeptSwitch source="business" label={text('customers.person.business')} />
      <KeptText
        source="notes"
        multiline
        label={text('customers.person.notes')}
        hint={text('customers.person.notesHint')}
      />
    </>
  )
}

/** Asked once the address is another: whether the old one still leads to this customer. */
function OldEmail({ was }: { was: string }) {
  const text = useText()
  const email: unknown = useWatch({ name: 'email' })
  const isChanged =
    was !== '' && typeof email === 'string' && email.trim().toLowerCase() !== was.toLowerCase()
  if (!isChanged) return null
  return (
    <RadioButtonGroupInput
      source="oldEmail"
      label={text('customers.person.oldEmail', { email: was })}
      helperText={false}
      row={false}
      choices={[
        { id: 'keep', name: text('customers.person.keep') },
        { id: 'forget', name: text('customers.person.forget') },
      ]}
    />
  )
}
