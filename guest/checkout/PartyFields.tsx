import { ADULT_AGE, type FilledParty, checkParty } from '../../rules/forms/check-party.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import type { GuestQuestions } from '../../rules/tourist-tax/guest-questions.ts'
import { Field } from '../controls/Field.tsx'
import { useTextOf, useWords } from '../texts/words.ts'
import { message } from '../../rules/texts/message.ts'

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, number) => number)

/**
 * Who comes, as far as the tourist tax of this stay needs it: the ages of the children, the
 * residents of the municipality. Nothing where it does not.
 */
export function PartyFields(props: {
  persons: number
  asks: GuestQuestions
  party: FilledParty
  /** A press on the button was refused: what is wrong is said. */
  isChecked: boolean
  onChange(party: FilledParty): void
}) {
  const { siteCheckout: words } = useWords()
  const textOf = useTextOf()
  const { persons, asks, party, onChange } = props
  const { childAges, residents } = party
  const wrong = props.isChecked ? checkParty(party, persons) : []
  const errorAt = (name: string) => {
    const found = wrong.find(({ field }) => field === name)
    return found && textOf(found.text)
  }
  const setAge = (place: number, age: number | null) =>
    onChange({ ...party, childAges: childAges.map((old, at) => (at === place ? age : old)) })
  return (
    <>
      {asks.childAgeLimit !== null && persons > 1 && (
        <Field
          id="children"
          label={words.children}
          hint={fillText(words.childrenHint, { age: asks.childAgeLimit })}
        >
          {(described) => (
            <select
              className="input"
              {...described}
              value={childAges.length}
              onChange={({ target }) =>
                onChange({
                  ...party,
                  childAges: Array.from(
                    { length: Number(target.value) },
                    (_, place) => childAges[place] ?? null,
                  ),
                })
              }
            >
              {upTo(persons - 1).map((count) => (
                <option key={count} value={count}>
                  {count === 0 ? words.noChildren : count}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {asks.childAgeLimit !== null &&
        childAges.map((age, place) => (
          <Field
            // A child is known by its place alone.
            key={place}
            id={`child-age-${place + 1}`}
            label={fillText(words.childAge, { n: place + 1 })}
            error={age === null ? errorAt('childAges') : undefined}
          >
            {(described) => (
              <select
                className="input"
                {...described}
                value={age ?? ''}
                onChange={({ target }) =>
                  setAge(place, target.value === '' ? null : Number(target.value))
                }
              >
                <option value="">{words.chooseAge}</option>
                {upTo(ADULT_AGE - 1).map((years) => (
                  <option key={years} value={years}>
                    {textOf(message('siteCheckout.years', { n: years }))}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      {asks.residents && (
        <Field
          id="residents"
          label={words.residents}
          hint={words.residentsHint}
          error={errorAt('residents')}
        >
          {(described) => (
            <select
              className="input"
              {...described}
              value={residents}
              onChange={({ target }) => onChange({ ...party, residents: Number(target.value) })}
            >
              {upTo(persons).map((count) => (
                <option key={count} value={count}>
                  {count === 0 ? words.noResidents : count}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </>
  )
}
