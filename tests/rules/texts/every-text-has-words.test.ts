import { expect, it } from 'vitest'
import { guestWords, words } from '../../../rules/texts/all-words.ts'
import { areaName, namedAreas } from '../../../rules/texts/area-names.ts'
import { texts } from '../../../rules/texts/catalogue.ts'
import { literalTexts } from '../../../rules/texts/load-text-corrections.ts'
import { textSources } from '../../../rules/texts/text-sources.ts'

const hasWords = (text: string) => /[\p{L}\d]/u.test(text)

it('Each area of the catalogue has texts, and registers them under its own name', () => {
  const registered = new Set([...literalTexts().keys()].map((id) => id.split('.')[0]))
  expect(Object.keys(texts).filter((area) => !registered.has(area))).toEqual([])
})

it('No text of the catalogue is without words', () => {
  expect([...literalTexts()].filter(([, text]) => !hasWords(text))).toEqual([])
})

it('Staff read of each area what it is called and where its texts stand, no two the same name', () => {
  const areas = Object.keys(texts)
  expect(
    namedAreas()
      .map(({ area }) => area)
      .toSorted(),
  ).toEqual(areas.toSorted())
  expect(areas.filter((area) => !hasWords(areaName(area).where))).toEqual([])
  const names = areas.map((area) => areaName(area).name)
  expect(names.filter((name) => !hasWords(name))).toEqual([])
  expect(new Set(names).size).toBe(areas.length)
})

it('Each source names chapters of the documents, and stands at a text that there is', () => {
  const places = /^(?:(?:BO|G) §\d+(?:, §\d+)*(?:; |$))+$/
  expect(Object.entries(textSources).filter(([, place]) => !places.test(place))).toEqual([])
  const ids = new Set(literalTexts().keys())
  expect(Object.keys(textSources).filter((id) => !ids.has(id))).toEqual([])
  expect(Object.keys(textSources).length).toBeGreaterThan(100)
})

it('Where staff read that an area stands on the guest site, its words go with that site', () => {
  const onSite = namedAreas().filter(({ area }) => areaName(area).where.startsWith('Gastensite'))
  expect(onSite.length).toBeGreaterThan(8)
  expect(onSite.filter(({ area }) => !(area in guestWords(words())))).toEqual([])
})

it('Areas are listed by their names, as Dutch is sorted', () => {
  const names = namedAreas().map(({ name }) => name)
  expect(names[0]).toBe('Aankomst en vertrek')
  expect(names).toEqual(names.toSorted(new Intl.Collator('nl').compare))
})
