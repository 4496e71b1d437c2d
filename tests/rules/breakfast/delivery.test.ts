import { describe, expect, it } from 'vitest'
import { defaultBreakfastTariffs } from '../../../rules/breakfast/default-breakfast-tariffs.ts'
import { isHomeVillage, isInDeliveryArea } from '../../../rules/breakfast/delivery-area.ts'
import { deliverySlot, deliverySlots, slotLabel } from '../../../rules/breakfast/delivery-slots.ts'
import { startNumbers } from '../../../rules/rule-numbers/catalogue.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { inWords } from '../in-words.ts'

describe('A breakfast box', () => {
  it('costs 13.95 for an adult, 6.95 for a child and 3.95 to deliver (BO §9, G §9)', () => {
    expect(defaultBreakfastTariffs).toMatchObject([
      { boxCents: 1395, kidsBoxCents: 695, deliveryCents: 395 },
    ])
  })

  it('is delivered from 9 to 11 in four half hours (BO §9, G §9)', () => {
    const slots = deliverySlots.map((slot) => ({ ...slot, label: inWords(slot.label) }))
    expect(slots).toEqual([
      { slot: 1, label: '9.00-9.30', startMinute: 540 },
      { slot: 2, label: '9.30-10.00', startMinute: 570 },
      { slot: 3, label: '10.00-10.30', startMinute: 600 },
      { slot: 4, label: '10.30-11.00', startMinute: 630 },
    ])
  })

  it('has no slot 0, 5, one and a half, or none', () => {
    expect([0, 5, 1.5, null].map(deliverySlot)).toEqual([null, null, null, null])
    expect(inWords(deliverySlot(4)!.label)).toBe('10.30-11.00')
  })

  it('is brought in a slot that is called as staff have it, and nothing where there is none', () => {
    expect([1, 4, 5, null].map((slot) => slotLabel(words(), slot))).toEqual([
      '9.00-9.30',
      '10.30-11.00',
      '',
      '',
    ])
    expect(slotLabel(words('nl', { 'breakfast.slot4': 'half elf' }), 4)).toBe('half elf')
  })

  it('is at home in Elsloo, however that is written (G §9)', () => {
    const { homeVillage } = defaultBreakfastTariffs[0]!
    expect(homeVillage).toBe('Elsloo')
    for (const city of ['Elsloo', 'elsloo', 'ELSLOO', ' eLsLoo '])
      expect(isHomeVillage(city, homeVillage)).toBe(true)
    for (const city of ['', 'Elslo', 'Elsloo NH', 'Stein'])
      expect(isHomeVillage(city, homeVillage)).toBe(false)
  })

  it('is at home in the village of the house, and nowhere where it has none', () => {
    expect(isHomeVillage('beek ', 'Beek')).toBe(true)
    expect(isHomeVillage('Beek', ' Beek ')).toBe(true)
    expect(isHomeVillage('Elsloo', 'Beek')).toBe(false)
    for (const city of ['', ' ', 'Elsloo']) expect(isHomeVillage(city, '')).toBe(false)
  })

  it('is delivered within 10 km by road, both ends included (G §5, §9)', () => {
    expect(startNumbers['delivery.metres']).toBe(10_000)
    expect([0, 10_000, 10_001, -1, Number.NaN].map((metres) => isInDeliveryArea(metres))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('is outside the area when the distance could not be looked up (G §5)', () => {
    expect(isInDeliveryArea(null)).toBe(false)
  })
})
