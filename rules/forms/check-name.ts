import type { Readings } from '../readings/readings.ts'
import type { Message } from '../texts/message.ts'
import { checkText } from './check-text.ts'
import { isName } from './is-name.ts'

/**
 * A person's name: there, not endless, and written as the reading `forms.names` allows; else the
 * sentence to show.
 */
export function checkName(
  name: string,
  reading: Readings['forms.names'],
  wrong: Message,
): Message | null {
  return checkText(name, 'name', wrong) ?? (isName(name.trim(), reading) ? null : wrong)
}
