import { afterAll, beforeAll, expect, it } from 'vitest'
import { allFaults } from './faults/faults.ts'
import { type House, startHouse } from './house/house.ts'
import { plantEach } from './plant-each.ts'
import { wasFound } from './report.ts'
import { runRound, withoutEffect } from './round.ts'
import { signIn } from './writers/visitor.ts'

let house: House

beforeAll(async () => {
  house = await startHouse()
})
afterAll(async () => {
  await house?.stop(process.env['KEEP'])
})

it('A house in which all goes wrong that can, one thing after the other, loses nothing and does nothing twice', async () => {
  const cookie = await signIn(house)
  const { acknowledged, findings } = await runRound(house, {
    faults: allFaults(2_000),
    seed: 'npm test',
    cookie,
    paid: [],
  })
  expect(findings).toEqual([])
  // Nobody was only refused.
  for (const kind of ['booking', 'order', 'payment', 'sale', 'closure', 'act'])
    expect(acknowledged[kind], kind).toBeGreaterThan(0)
})

it('The checker finds each fault that is planted in that house as what it is, and nothing where nothing is planted', async () => {
  const client = await house.connect()
  const planted = await plantEach(
    client,
    () => house.seen(),
    () => house.now(),
  )
  await client.end()
  const wrong = planted.filter(
    ({ finds, findings }) => !wasFound(finds, [...new Set(findings.map(({ kind }) => kind))]),
  )
  expect(wrong).toEqual([])
})

it('A round in which a fault hit nothing is wrong', () => {
  const faults = allFaults(2_000)
  const nothing = Object.fromEntries(faults.map(({ name }) => [name, {}]))
  const found = withoutEffect(faults, nothing)
  expect(found.map(({ id }) => id)).toEqual(faults.map(({ name }) => name))
})
