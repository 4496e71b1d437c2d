import type { NewBookingMailView } from '../../api/settings/new-booking-mail.ts'
import type { RuleNumbersView } from '../../api/settings/rule-numbers.ts'
import { checkRuleNumbers, ruleNumberField } from '../../rules/forms/check-rule-numbers.ts'
import {
  type NumberGroup,
  type NumberUnit,
  ruleNumberCatalogue,
  ruleNumberIds,
} from '../../rules/rule-numbers/catalogue.ts'
import { KeptSwitch } from '../kept/kept-inputs.tsx'
import { KeptText } from '../kept/KeptText.tsx'
import { MORE_SETTINGS } from '../settings/more-settings.ts'
import { SettingCard } from '../settings/SettingCard.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './rule-numbers.module.css'

const groups: readonly NumberGroup[] = [
  'booking',
  'minimum-nights',
  'closed-season',
  'unpaid',
  'delivery',
]

const keyboards: Record<NumberUnit, 'numeric' | 'decimal' | undefined> = {
  clock: undefined,
  'day-of-year': undefined,
  days: 'numeric',
  metres: 'decimal',
  minutes: 'numeric',
  nights: 'numeric',
}

/** /instellingen/regels: the numbers of the rules, and what the house is mailed of. */
export function RuleNumbersPage() {
  const text = useText()
  return (
    <Page
      title={text('ruleNumbers.title')}
      crumb={{ to: MORE_SETTINGS, label: text('settings.title') }}
    >
      <div className={styles.stack}>
        <SettingCard<RuleNumbersView>
          of={{
            id: 'rule-numbers',
            title: text('ruleNumbers.numbers'),
            saved: () => text('ruleNumbers.saved'),
            Fields: Numbers,
            check: ({ numbers = {} }) =>
              checkRuleNumbers(
                Object.fromEntries(
                  Object.entries(numbers).map(([field, typed]) => [field, typed ?? '']),
                ),
              ).map(({ field, text: wrong }) => ({ field: `numbers.${field}`, text: wrong })),
            told: {
              numbers: ({ numbers }) =>
                ruleNumberIds
                  .map((id) => `${text(`ruleNumbers.of.${id}`)}: ${numbers[ruleNumberField(id)]}`)
                  .join('; '),
            },
            differences: (before, after) =>
              ruleNumberIds.flatMap((id) => {
                const [from, to] = [before, after].map(
                  ({ numbers }) => numbers[ruleNumberField(id)],
                )
                return from === to
                  ? []
                  : [{ field: text(`ruleNumbers.of.${id}`), from: from ?? '', to: to ?? '' }]
              }),
            fieldNames: { numbers: text('ruleNumbers.numbers') },
          }}
        />
        <SettingCard<NewBookingMailView>
          of={{
            id: 'new-booking-mail',
            title: text('ruleNumbers.newBookingMail'),
            saved: ({ on }) => text(on ? 'ruleNumbers.mailOn' : 'ruleNumbers.mailOff'),
            Fields: MailField,
            check: () => [],
            fieldNames: { on: text('ruleNumbers.mailField') },
          }}
        />
      </div>
    </Page>
  )
}

function Numbers() {
  const text = useText()
  return (
    <>
      {groups.map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend>{text(`ruleNumbers.groups.${group}`)}</legend>
          {ruleNumberIds
            .filter((id) => ruleNumberCatalogue[id].group === group)
            .map((id) => {
              const { unit } = ruleNumberCatalogue[id]
              const inputMode = keyboards[unit]
              return (
                <KeptText
                  key={id}
                  source={`numbers.${ruleNumberField(id)}`}
                  label={text('ruleNumbers.withUnit', {
                    name: text(`ruleNumbers.of.${id}`),
                    unit: text(`ruleNumbers.units.${unit}`),
                  })}
                  {...(inputMode && { inputMode })}
                />
              )
            })}
        </fieldset>
      ))}
    </>
  )
}

function MailField() {
  const text = useText()
  return (
    <KeptSwitch
      source="on"
      label={text('ruleNumbers.mailField')}
      hint={text('ruleNumbers.mailHint')}
    />
  )
}
