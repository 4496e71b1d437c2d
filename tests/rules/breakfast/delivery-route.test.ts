import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxesToBake } from '../../../rules/breakfast/boxes-to-bake.ts'
import {
  type RouteStop,
  deliveryRoute,
  movedStop,
} from '../../../rules/breakfast/delivery-route.ts'
import { failedBecause, failuresOf, saysWhy } from '../../../rules/breakfast/failed-delivery.ts'
import { nextDeliveryDay } from '../../../rules/breakfast/next-delivery-day.ts'

const stop = (id: string, metres: number | null, position: number | null = null): RouteStop => ({
  id,
  metres,
  position,
})
const ids = (stops: readonly RouteStop[]) => stops.map(({ id }) => id)

/** Stops with ids of their own; some of them where staff put them. */
const stops = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    metres: fc.option(fc.integer({ min: 0, max: 10_000 })),
    position: fc.option(fc.integer({ min: 1, max: 20 })),
  }),
  { selector: ({ id }) => id },
)

describe('The route of a slot', () => {
  it('goes to the nearest door first, and where nobody measured the way last', () => {
    const route = deliveryRoute([stop('far', 8400), stop('unknown', null), stop('near', 700)])
    expect(ids(route)).toEqual(['near', 'far', 'unknown'])
  })

  it('goes by number where two doors are as far, whatever order they came in', () => {
    const doors = ['3', '1', '2'].map((id) => stop(id, 700))
    expect(ids(deliveryRoute(doors))).toEqual(['1', '2', '3'])
    expect(ids(deliveryRoute(doors.toReversed()))).toEqual(['1', '2', '3'])
  })

  it('keeps what staff put in order, and takes what came later behind it', () => {
    const route = deliveryRoute([
      stop('new and near', 100),
      stop('second', 700, 2),
      stop('first', 8400, 1),
      stop('new and far', 900),
    ])
    expect(ids(route)).toEqual(['first', 'second', 'new and near', 'new and far'])
  })

  it('has every order exactly once', () => {
    fc.assert(
      fc.property(stops, (some) => {
        expect(ids(deliveryRoute(some)).toSorted()).toEqual(ids(some).toSorted())
      }),
    )
  })

  it('is the same in whatever order its orders are read', () => {
    fc.assert(
      fc.property(stops, (some) => {
        expect(deliveryRoute(some.toReversed())).toEqual(deliveryRoute(some))
      }),
    )
  })

  it('is what staff made of it, whatever the distances are', () => {
    const route = stops.chain((some) => fc.shuffledSubarray(some, { minLength: some.length }))
    fc.assert(
      fc.property(route, (chosen) => {
        const kept = chosen.map((each, index) => ({ ...each, position: index + 1 }))
        expect(ids(deliveryRoute(kept.toReversed()))).toEqual(ids(chosen))
      }),
    )
  })
})

describe('A stop that is moved', () => {
  it('changes places with its neighbour, and stays at either end', () => {
    expect(movedStop(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b'])
    expect(movedStop(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
    expect(movedStop(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
    expect(movedStop(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c'])
    expect(movedStop(['a', 'b', 'c'], 'gone', 1)).toEqual(['a', 'b', 'c'])
  })

  it('loses no other, and moved back stands where it stood', () => {
    const anywhere = fc
      .uniqueArray(fc.uuid(), { minLength: 2 })
      .chain((all) => fc.tuple(fc.constant(all), fc.nat(all.length - 2)))
    fc.assert(
      fc.property(anywhere, ([all, index]) => {
        const moved = movedStop(all, all[index]!, 1)
        expect(moved.toSorted()).toEqual(all.toSorted())
        expect(movedStop(moved, all[index]!, -1)).toEqual(all)
      }),
    )
  })
})

describe('What is baked for a morning', () => {
  it('is the boxes of all its orders together, those for children apart', () => {
    expect(
      boxesToBake([
        { adults: 2, kids: 1 },
        { adults: 0, kids: 3 },
      ]),
    ).toEqual({ adults: 2, kids: 4 })
    expect(boxesToBake([])).toEqual({ adults: 0, kids: 0 })
  })
})

describe('The morning that a kitchen is busy with', () => {
  it('is today while something is still to be brought, then tomorrow', () => {
    expect(nextDeliveryDay(20_000, true)).toBe(20_000)
    expect(nextDeliveryDay(20_000, false)).toBe(20_001)
  })
})

describe('A delivery that failed', () => {
  it('needs words only where its reason says nothing by itself', () => {
    expect(saysWhy({ because: 'nobody-home', note: '' })).toBe(true)
    expect(saysWhy({ because: 'other', note: ' ' })).toBe(false)
    expect(saysWhy({ because: 'other', note: 'De brug was open' })).toBe(true)
  })

  it('has the reasons of a door, or of boxes that stayed in the house', () => {
    expect(failuresOf(false)).toEqual(['nobody-home', 'wrong-address', 'other'])
    expect(failuresOf(true)).toEqual(['not-fetched', 'other'])
    expect(new Set([...failuresOf(false), ...failuresOf(true)])).toEqual(new Set(failedBecause))
  })
})
