import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkLaw } from '../seen.ts'
import { nightsIn, PortalWorld, window } from './portal-world.ts'

const style = fc.record({
  names: fc.boolean(),
  echoes: fc.constantFrom('none' as const, 'apart' as const, 'merged' as const),
  stableUids: fc.boolean(),
  listings: fc.integer({ min: 1, max: 2 }),
})
const nights = fc
  .record({ at: fc.nat(11), length: fc.integer({ min: 1, max: 4 }) })
  .map(({ at, length }) => ({ from: window.from + at, until: window.from + at + length }))
const act = fc.record({
  what: fc.constantFrom(
    'direct',
    'cancel direct',
    'sell',
    'sell',
    'cancel',
    'move',
    'fetch',
    'fetch',
    'read',
    'read',
    'wait',
  ),
  which: fc.nat(20),
  nights,
  isReachable: fc.boolean(),
})
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

const world = fc.record({
  rooms: fc.integer({ min: 1, max: 3 }),
  portals: fc.array(style, { minLength: 3, maxLength: 3 }),
  acts: fc.array(act, { minLength: 20, maxLength: 60, size: 'max' }),
  isReachable: fc.boolean(),
})

function carryOut(world: PortalWorld, { what, which, nights: wanted, isReachable }: Act): boolean {
  const listing = world.listings[which % world.listings.length]!
  const sale = listing.sales[which % Math.max(listing.sales.length, 1)]
  world.pass(what === 'wait' ? 90 * 60_000 : undefined)
  switch (what) {
    case 'direct':
      return world.sellDirectly(wanted)
    case 'cancel direct':
      return world.direct.splice(which % Math.max(world.direct.length, 1), 1).length > 0
    case 'sell':
      return world.sellAt(listing, wanted)
    case 'cancel':
      return listing.sales.splice(which % Math.max(listing.sales.length, 1), 1).length > 0
    case 'move':
      return sale !== undefined && world.sellAt(listing, wanted, sale)
    case 'fetch':
      world.fetch(listing, isReachable)
      return false
    case 'read':
      world.read(listing)
      return false
    case 'wait':
      return false
  }
}

/** Each portal reads and is read, once. */
function round(world: PortalWorld): void {
  for (const listing of world.listings) world.read(listing)
  for (const listing of world.listings) world.fetch(listing)
  world.pass()
}

describe('three portals that send each other’s blocks back', () => {
  it('never sell a night more often than there are rooms without its being listed', () => {
    checkLaw(
      'each sale is a stay, is listed as double, or is asked about',
      (see) =>
        fc.property(world, ({ rooms, portals, acts, isReachable }) => {
          const house = new PortalWorld(rooms, portals)
          for (const one of acts)
            carryOut(house, { ...one, isReachable: isReachable || one.isReachable })
          for (let rounds = 0; rounds < 3; rounds++) {
            round(house)
            house.pass(90 * 60_000)
          }
          let listed = 0
          for (const listing of house.listings) {
            const sold = listing.sales.flatMap(nightsIn).toSorted((a, b) => a - b)
            const kept = house.known(listing, 'stay', 'double')
            const unclear = house.known(listing, 'unclear')
            listed += house.known(listing, 'double').length
            expect(
              sold.filter((night) => !kept.includes(night) && !unclear.includes(night)),
            ).toEqual([])
            // No stay stands for nobody.
            expect(kept.filter((night) => !sold.includes(night))).toEqual([])
            if (isReachable) expect(unclear.filter((night) => !sold.includes(night))).toEqual([])
          }
          for (const night of nightsIn(window)) {
            expect(house.free(night)).toBeGreaterThanOrEqual(0)
            for (const { channel } of house.listings) {
              const unsold = house.listings.filter(
                (one) => one.channel === channel && !one.sales.flatMap(nightsIn).includes(night),
              )
              const open = unsold.filter(({ applied }) => !applied.has(night))
              const most = Math.min(house.free(night), unsold.length)
              expect(open.length, `open on ${night}`).toBeLessThanOrEqual(most)
              if (isReachable) expect(open.length, `open on ${night}`).toBe(most)
            }
          }
          see(listed > 0)
        }),
      500,
    )
  })

  it('have each night free everywhere within two rounds of its cancellation', () => {
    checkLaw(
      'nothing is left of what was cancelled',
      (see) =>
        fc.property(world, ({ rooms, portals, acts, isReachable }) => {
          const house = new PortalWorld(rooms, portals)
          for (const one of acts)
            carryOut(house, { ...one, isReachable: isReachable || one.isReachable })
          see(house.listings.some(({ applied }) => applied.size > 0))
          house.direct.length = 0
          for (const { sales } of house.listings) sales.length = 0
          round(house)
          round(house)
          // A sale that was covered by a block of ours unread is seen to be gone once that is gone.
          if (!isReachable) round(house)
          for (const listing of house.listings) {
            expect([...listing.applied]).toEqual([])
            expect(house.known(listing, 'stay', 'double')).toEqual([])
          }
        }),
      1000,
    )
  })

  it('cancel nothing by a feed that is empty', () => {
    checkLaw(
      'what was known stays',
      (see) =>
        fc.property(world, ({ rooms, portals, acts }) => {
          const house = new PortalWorld(rooms, portals)
          for (const one of acts) carryOut(house, one)
          for (const listing of house.listings) {
            const before = house.known(listing, 'stay', 'double')
            see(before.length > 0)
            listing.sales.length = 0
            listing.applied.clear()
            const { isEmptied } = house.read(listing, false)
            house.read(listing, false)
            house.read(listing, false)
            expect(house.known(listing, 'stay', 'double')).toEqual(before)
            expect(isEmptied).toBe(listing.known.length > 0)
          }
        }),
      300,
    )
  })
})
