import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { guestCorrections, screenCorrections } from '../../../rules/texts/areas.ts'

it('What is corrected goes with the guest site for every area that its screens read', () => {
  const files = readdirSync('guest', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  const read = files.flatMap((file) =>
    [...readFileSync(`guest/${file}`, 'utf8').matchAll(/rules\/texts\/([a-z-]+)\.ts'/g)].map(
      ([, name]) => name!,
    ),
  )
  const areas = [...new Set(read)].flatMap(
    (name) =>
      /correctable\('(\w+)'/.exec(readFileSync(`rules/texts/${name}.ts`, 'utf8'))?.[1] ?? [],
  )
  expect(areas.length).toBeGreaterThan(5)
  expect(
    areas.filter((area) => !(`${area}.x` in guestCorrections({ [`${area}.x`]: 'y' }))),
  ).toEqual([])
})

it('What only mails say goes with no screen', () => {
  const corrections = { 'mailStay.greeting': 'Dag {name},', 'login.signIn': 'Kom binnen' }
  expect(screenCorrections(corrections)).toEqual({ 'login.signIn': 'Kom binnen' })
  expect(guestCorrections(corrections)).toEqual({})
})
