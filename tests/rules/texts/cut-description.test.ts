import { describe, expect, it } from 'vitest'
import { cutDescription } from '../../../rules/texts/cut-description.ts'

describe('A description on the overview', () => {
  it('of 200 characters is shown whole', () => {
    expect(cutDescription('x'.repeat(200))).toEqual({ text: 'x'.repeat(200), more: false })
  })

  it("of 201 characters is cut at 200, with 'Lees meer' behind it", () => {
    expect(cutDescription('x'.repeat(201))).toEqual({ text: 'x'.repeat(200), more: true })
  })

  it('never ends in half a character', () => {
    expect(cutDescription(`${'x'.repeat(199)}𝄞 en verder`)).toEqual({
      text: 'x'.repeat(199),
      more: true,
    })
    expect(cutDescription(`${'x'.repeat(198)}𝄞 en verder`)).toEqual({
      text: `${'x'.repeat(198)}𝄞`,
      more: true,
    })
  })
})
