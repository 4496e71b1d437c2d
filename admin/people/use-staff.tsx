import { useGetIdentity } from 'react-admin'
import type { StaffView } from '../../api/staff/staff-shapes.ts'
import { checkStaff } from '../../rules/forms/check-staff.ts'
import { usePastMoment } from '../clock/use-past-moment.ts'
import type { KeptNoun } from '../kept/kept-noun.ts'
import { KeptText } from '../kept/KeptText.tsx'
import { useText } from '../texts/use-text.ts'

/** The people who may sign in (BO §6), as the list and the invitation want them. */
export function useStaff(): KeptNoun<StaffView> {
  const text = useText()
  const { data: identity } = useGetIdentity()
  const status = useStaffStatus()
  const moment = usePastMoment()
  return {
    resource: 'staff',
    screens: { list: 'staff', add: 'newStaff', one: 'staffMember' },
    sort: { field: 'name', order: 'ASC' },
    columns: [
      {
        label: text('people.name'),
        value: ({ id, name }) => (id === identity?.id ? text('people.you', { name }) : name),
      },
      { label: text('people.email'), value: ({ email }) => email },
      { label: text('people.status'), value: status },
      {
        label: text('people.twoSteps'),
        value: ({ twoSteps }) => text(twoSteps ? 'people.inTwoSteps' : 'people.passwordOnly'),
      },
      {
        label: text('people.seen'),
        value: ({ lastSeenAt }) =>
          lastSeenAt ? text('people.lastSeen', { when: moment(lastSeenAt) }) : text('people.never'),
      },
    ],
    open: ({ name }) => text('people.open', { name }),
    blank: { name: '', email: '' },
    Fields,
    check: ({ name, email }) => checkStaff({ name: name ?? '', email: email ?? '' }),
    fieldNames: { name: text('people.name'), email: text('people.email') },
    words: {
      title: text('people.title'),
      explain: text('people.explain'),
      list: text('people.list'),
      add: text('people.add'),
      one: text('people.one'),
      empty: text('people.empty'),
      emptyHint: text('people.emptyHint'),
      added: text('people.added'),
      changed: text('people.added'),
      removed: text('people.remove.done'),
      remove: text('people.remove.title'),
    },
  }
}

/** Whether an account is on, off, or waits for who was invited. */
export function useStaffStatus(): (staff: StaffView) => string {
  const text = useText()
  const moment = usePastMoment()
  return ({ active, invitedAt }) => {
    if (!active) return text('people.off')
    return invitedAt ? text('people.invited', { when: moment(invitedAt) }) : text('people.on')
  }
}

function Fields() {
  const text = useText()
  return (
    <>
      <KeptText source="name" label={text('people.name')} />
      <KeptText
        source="email"
        label={text('people.email')}
        hint={text('people.emailHint')}
        inputMode="email"
      />
    </>
  )
}
