import { stayFields, type StayChoice } from '../stay/stay-choice.ts'

/** What was chosen so far, for a form that is sent without script. */
export function ChoiceFields({ choice }: { choice: StayChoice }) {
  return stayFields(choice).map(([name, value]) => (
    <input type="hidden" key={name} name={name} value={value} />
  ))
}
