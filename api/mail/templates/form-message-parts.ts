import { type Answer, describeAnswers } from '../../../rules/forms/describe-answers.ts'
import type { MailPart } from '../mail-content.ts'
import type { FormMessageFacts } from './form-message-facts.ts'

/** Longer answers stand below their label, not beside it. */
const BESIDE = 60

/** All that was filled in: short answers in rows, then the stories. */
export function answerParts({ form, answers }: FormMessageFacts): MailPart[] {
  const given = describeAnswers(form, answers).filter(({ value }) => value !== '')
  const rows = given.filter((answer) => !isStory(answer))
  const stories = given.filter(isStory)
  return [
    ...(rows.length > 0
      ? [{ kind: 'facts', rows: rows.map(({ label, value }) => ({ label, value })) } as const]
      : []),
    ...stories.flatMap(({ label, value }): MailPart[] => [
      { kind: 'heading', text: label },
      { kind: 'text', text: value },
    ]),
  ]
}

function isStory({ value }: Answer): boolean {
  return value.length > BESIDE || value.includes('\n')
}
