import { describe, expect, it } from 'vitest'
import { facilityIcon } from '../../guest/rooms/facility-icon.ts'

describe('the drawing beside a facility', () => {
  it.each([
    ['Koffie en thee op de kamer', 'cup'],
    ['Koelkast', 'fridge'],
    ['Ligbad en douche', 'bath'],
    ['Uitzicht op de boomgaard', 'tree'],
    ['Uitzicht op de Maas', 'window'],
  ])('%s is a %s', (facility, icon) => {
    expect(facilityIcon(facility)).toBe(icon)
  })

  it('is a tick where the words say nothing', () => {
    expect(facilityIcon('Iets bijzonders')).toBe('check')
  })
})
