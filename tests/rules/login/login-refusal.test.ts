import { describe, expect, it } from 'vitest'
import {
  type LoginRefusal,
  codeRefusalText,
  loginRefusalText,
  tooManyAttemptsText,
} from '../../../rules/login/login-refusal.ts'
import { loginTexts } from '../../../rules/texts/login.ts'

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
    const corrected = {
      ...loginTexts,
      wrongPassword: 'Controleer het wachtwoord.',
      tooManyAttempts: 'Wacht {minutes} min.',
    }
    expect(loginRefusalText('wrong-password', { 'login.errors': 'four-messages' }, corrected)).toBe(
      'Controleer het wachtwoord.',
    )
    expect(tooManyAttemptsText(60, corrected)).toBe('Wacht 1 min.')
  })

  it('says at the second step what to fill in, or that it was wrong', () => {
    expect(codeRefusalText('code-needed')).toBe('Vul de code van uw authenticator-app in.')
    expect(codeRefusalText('wrong-code', { ...loginTexts, wrongCode: 'Fout.' })).toBe('Fout.')
  })

  it('says after too many attempts how many minutes to wait, rounded up, never 0', () => {
    expect(tooManyAttemptsText(61)).toBe('Te veel pogingen. Probeer het over 2 min. opnieuw.')
    expect(tooManyAttemptsText(0)).toBe('Te veel pogingen. Probeer het over 1 min. opnieuw.')
  })
})
