import { describe, expect, it } from 'vitest'
import {
  type LoginRefusal,
  codeRefusalText as codeRefusal,
  loginRefusalText as loginRefusal,
  tooManyAttemptsText as tooManyAttempts,
} from '../../../rules/login/login-refusal.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { textOf } from '../../../rules/texts/words.ts'
import { readAloud } from '../in-words.ts'

const codeRefusalText = readAloud(codeRefusal)
const loginRefusalText = readAloud(loginRefusal)
const tooManyAttemptsText = readAloud(tooManyAttempts)

const reasons: LoginRefusal[] = ['invalid-email', 'unknown-email', 'wrong-password', 'other']

describe('A refused sign-in', () => {
  it('says one of the four messages of BO §5', () => {
    expect(
      reasons.map((reason) => loginRefusalText(reason, { 'login.errors': 'four-messages' })),
    ).toEqual([
      'Controlleer het e-mail adres!',
      'E-mail adres is niet bekend!',
      'Controlleer het wachtwoord!',
      'Het e-mail adres is niet bekend, probeer het opnieuw',
    ])
  })

  it('says the same for every reason under login.errors=one-for-all', () => {
    const said = reasons.map((reason) =>
      loginRefusalText(reason, { 'login.errors': 'one-for-all' }),
    )
    expect(new Set(said)).toEqual(new Set(['Het e-mailadres of het wachtwoord klopt niet.']))
  })

  it('says what staff corrected it to', () => {
    const corrected = words('nl', {
      'login.wrongPassword': 'Controleer het wachtwoord.',
      'login.wrongCode': 'Fout.',
      'login.tooManyAttempts': 'Wacht {minutes} min.',
    })
    const refused = loginRefusal('wrong-password', { 'login.errors': 'four-messages' })
    expect(textOf(corrected, refused)).toBe('Controleer het wachtwoord.')
    expect(textOf(corrected, codeRefusal('wrong-code'))).toBe('Fout.')
    expect(textOf(corrected, tooManyAttempts(60))).toBe('Wacht 1 min.')
  })

  it('says at the second step what to fill in, or that it was wrong', () => {
    expect(codeRefusalText('code-needed')).toBe('Vul de code van uw authenticator-app in.')
    expect(codeRefusalText('wrong-code')).toBe(
      'Deze code klopt niet of is al gebruikt. Vul de code in die er nu staat.',
    )
  })

  it('says after too many attempts how many minutes to wait, rounded up, never 0', () => {
    expect(tooManyAttemptsText(61)).toBe('Te veel pogingen. Probeer het over 2 min. opnieuw.')
    expect(tooManyAttemptsText(0)).toBe('Te veel pogingen. Probeer het over 1 min. opnieuw.')
  })
})
