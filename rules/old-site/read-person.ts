import { isEmail } from '../forms/is-email.ts'
import type { OldFields } from './open-record.ts'
import type { Tell } from './remark.ts'

/** What somebody is called who left no name: every booking and order has one. */
const nobody = 'Naam onbekend'

/** A person as the old site wrote them. */
export interface OldPerson {
  name: string
  email: string
  phone: string
}

/**
 * The name, e-mail address and phone of a record, straight where name and address were swapped (BO §7;
 * reading `cancellation.mail`). `stripped` takes from a name what is no part of it.
 */
export function readPerson(
  fields: OldFields,
  nameField: 'title' | 'name',
  tell: Tell,
  stripped: (name: string) => string = (name) => name,
): OldPerson {
  let name = stripped(fields.text(nameField))
  let email = fields.text('email')
  const phone = fields.text('phone')
  if (isEmail(name) && !isEmail(email)) {
    tell(fields.at(nameField), 'repaired', 'swapped-name-and-email', name, email)
    ;[name, email] = [email, name]
  }
  if (name === '') {
    tell(fields.at(nameField), 'repaired', 'missing-value', null, nobody)
    name = nobody
  }
  return { name, email, phone }
}
