import { describe, expect, it } from 'vitest'
import { behindTheDoor } from '../../../admin/texts/behind-the-door.ts'
import { firstTexts } from '../../../admin/texts/dutch.ts'
import { withTheirScreens } from '../../../admin/texts/with-their-screens.ts'
import { bookingTexts } from '../../../rules/texts/booking.ts'

/** Every text of a catalogue, whatever its depth. */
function textsIn(catalogue: object): string[] {
  return Object.values(catalogue).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? textsIn(value) : [String(value)],
  )
}

const ofScreens = await Promise.all(Object.values(withTheirScreens).map((load) => load()))
const texts = textsIn([firstTexts, behindTheDoor, ofScreens])

describe('The words of the back office', () => {
  it('call staff u, but where BO §4 says je', () => {
    const familiar = texts.filter((text) => /\b(je|jij|jou|jouw)\b/i.test(text))
    expect(new Set(familiar)).toEqual(new Set([bookingTexts.confirmDelete]))
  })

  it('call a room that is not sold geblokkeerd or gesloten, never dicht', () => {
    expect(texts.filter((text) => /\bdicht\b/i.test(text))).toEqual([])
  })
})
