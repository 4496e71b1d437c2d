import { afterAll, beforeAll, expect, it } from 'vitest'
import { check } from './checker/check.ts'
import { allFaults } from './faults/faults.ts'
import { type House, startHouse } from './house/house.ts'
import { plantEach } from './planted-faults.ts'
import { runRound } from './round.ts'
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

it('The checker finds each fault that is planted in that house, and nothing once they are gone', async () => {
  const client = await house.connect()
  const planted = await plantEach(client, house.seen(), house.now())
  expect(
    planted.filter(({ finds, findings }) => !findings.some(({ kind }) => kind === finds)),
  ).toEqual([])
  expect(await check(client, house.seen(), house.now())).toEqual([])
  await client.end()
})
