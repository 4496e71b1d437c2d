import { describe, expect, it } from 'vitest'
import {
  type VacationForm,
  checkVacation as rule,
  furthestNight,
} from '../../../rules/forms/check-vacation.ts'
import { readAloud } from '../in-words.ts'

const checkVacation = readAloud(rule)

const TODAY = 20_000
const nights = (first: number, last: number) => [{ first: TODAY + first, last: TODAY + last }]
const form = (asked: Partial<VacationForm> = {}): VacationForm => ({
  nights: nights(0, 3),
  roomIds: null,
  reason: 'Vakantie',
  ...asked,
})

describe('Checking a vacation', () => {
  it('accepts the whole property or rooms, from tonight on, with or without a reason', () => {
    expect(checkVacation(form(), TODAY)).toEqual([])
    expect(checkVacation(form({ roomIds: [3], reason: '' }), TODAY)).toEqual([])
    expect(checkVacation(form({ nights: nights(4, 4) }), TODAY)).toEqual([])
    expect(checkVacation(form({ nights: nights(0, furthestNight) }), TODAY)).toEqual([])
  })

  it.each<[string, Partial<VacationForm>, keyof VacationForm, string]>([
    ['no nights', { nights: [] }, 'nights', 'Kies de nachten die u sluit.'],
    [
      'nights in the wrong order',
      { nights: nights(2, 1) },
      'nights',
      'De laatste nacht ligt voor de eerste.',
    ],
    ['a night that is over', { nights: nights(-1, 3) }, 'nights', 'Deze nacht is al voorbij.'],
    [
      'nights beyond three years',
      { nights: nights(0, furthestNight + 1) },
      'nights',
      'Kies nachten binnen drie jaar.',
    ],
    [
      'one of several in the wrong order',
      { nights: [...nights(0, 1), ...nights(6, 5)] },
      'nights',
      'De laatste nacht ligt voor de eerste.',
    ],
    [
      'one of several that is over',
      { nights: [...nights(2, 3), ...nights(-1, 1)] },
      'nights',
      'Deze nacht is al voorbij.',
    ],
    [
      'one of several beyond three years',
      { nights: [...nights(0, 1), ...nights(3, furthestNight + 1)] },
      'nights',
      'Kies nachten binnen drie jaar.',
    ],
    ['no room', { roomIds: [] }, 'roomIds', 'Kies een kamer, of het hele huis.'],
    [
      'a reason of more than a line',
      { reason: 'x'.repeat(161) },
      'reason',
      'Gebruik hier hoogstens 160 tekens.',
    ],
  ])('refuses %s at its field', (_, asked, field, text) => {
    expect(checkVacation(form(asked), TODAY)).toEqual([{ field, text }])
  })
})
