import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defaultSources } from '../../rules/sources/source.ts'
import { words } from '../../rules/texts/all-words.ts'

const { booking, checkout } = words()

/** What runs beside the rules, and asks them. */
const product = ['admin', 'api', 'demo', 'guest', 'workflows'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|json|css)$/.test(file))
    .map((file) => `${folder}/${file}`),
)

/** The files in which a literal stands, comments apart. */
function filesWith(literal: string): string[] {
  return product.filter((file) =>
    readFileSync(file, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .toLowerCase()
      .includes(literal.toLowerCase()),
  )
}

describe('What a rule decides is not typed again in the product:', () => {
  it.each(defaultSources)('the colour of $name', ({ colour }) => {
    expect(filesWith(colour)).toEqual([])
  })

  it('the suffix of a cancelled booking', () => {
    expect(filesWith(booking.cancelledSuffix.trim())).toEqual([])
  })

  it('the words of the button that obliges to pay', () => {
    expect(filesWith(checkout.placeBookingObliging)).toEqual([])
    expect(filesWith('placeBookingObliging')).toEqual([])
  })
})
