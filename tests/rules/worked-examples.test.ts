import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entries } from '../../rules/readings/catalogue.ts'
import { texts } from '../../rules/texts/catalogue.ts'
import { textSources } from '../../rules/texts/text-sources.ts'
import { documentedConstants } from './documented-constants.ts'

const table = readFileSync('docs/worked-examples.md', 'utf8')
const files = readdirSync('rules', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => `rules/${file.replaceAll('\\', '/')}`)
const modules = new Map<string, Record<string, unknown>>()
for (const file of files)
  modules.set(file, (await import(/* @vite-ignore */ resolve(file))) as Record<string, unknown>)

interface Row {
  paragraph: string
  says: string
  decidedBy: string
  heldBy: string
}

/** The rows of the tables under a heading of the second level. */
function rowsUnder(heading: string): Row[] {
  const [, part = ''] = table.split(`\n## ${heading}\n`)
  return part
    .split('\n## ')[0]!
    .split('\n### ')
    .slice(1)
    .flatMap((section) => {
      const [paragraph = '', ...lines] = section.split('\n')
      const cells = lines
        .filter((line) => line.startsWith('| '))
        .map((line) => line.slice(2, -2).split(' | '))
      return cells
        .slice(1)
        .map(([says = '', decidedBy = '', heldBy = '']) => ({ paragraph, says, decidedBy, heldBy }))
    })
}

const rules = rowsUnder('Numbers and rules')
const sayings = rowsUnder('Texts')
const named = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1]!)
const exported = (file: string): Record<string, unknown> => modules.get(file) ?? {}

/** True when a test of that name stands in the file. */
function hasTest(heldBy: string): boolean {
  const [, file = '', title = ''] = /`([^`]+)` “(.*)”$/.exec(heldBy) ?? []
  const source = existsSync(file) ? readFileSync(file, 'utf8').replaceAll(/\(\s+/g, '(') : ''
  return ["'", '"', '`'].some((quote) => source.includes(`(${quote}${title}${quote}`))
}

describe('The table of worked examples', () => {
  it('names for every number and rule a function or constant that exists, or a reading', () => {
    const untrue = rules.filter(({ decidedBy }) => {
      const [file = '', name = ''] = named(decidedBy)
      if (decidedBy.startsWith('reading ')) return !entries.some((entry) => entry.id === file)
      return !(name in exported(file))
    })
    expect(untrue).toEqual([])
    expect(rules.length).toBeGreaterThan(150)
  })

  it('names for every number and rule a test that exists, unless its reading rejects it', () => {
    const rejected = ({ decidedBy, heldBy }: Row) =>
      heldBy === 'rejected, see the reading' &&
      entries.some((entry) => entry.kind !== 'set' && entry.id === named(decidedBy)[0])
    expect(rules.filter((row) => !rejected(row) && !hasTest(row.heldBy))).toEqual([])
  })

  it('has a row for each number and rule of BO §4, §5, §9 and G §4, §5, §9', () => {
    const missing = Object.entries(documentedConstants).flatMap(([paragraph, constants]) =>
      constants.filter(
        (constant) => !rules.some((row) => row.paragraph === paragraph && row.says === constant),
      ),
    )
    expect(missing).toEqual([])
  })

  it('names every constant of the rules', () => {
    const constants = [...modules].flatMap(([file, module]) => {
      if (/^rules\/(texts\/(?!cut)|readings\/)/.test(file)) return []
      return Object.entries(module).flatMap(([name, value]) =>
        typeof value === 'function' ? [] : [`\`${file}\` \`${name}\``],
      )
    })
    const unnamed = constants.filter(
      (constant) => !rules.some(({ decidedBy }) => decidedBy === constant),
    )
    expect(unnamed.filter((constant) => !ofTheMachinery.has(constant))).toEqual([])
  })

  it('has every text of the catalogue, letter for letter, and no other; of the guest site those of the documents', () => {
    const catalogue = Object.entries(texts).flatMap(([area, of]) =>
      Object.entries(of).flatMap(([name, text]) =>
        area.startsWith('site') && !(`${area}.${name}` in textSources)
          ? []
          : [`${area}.${name} | ${text}`],
      ),
    )
    expect(
      new Set(sayings.map(({ says, decidedBy }) => `${named(says)[0]} | ${decidedBy}`)),
    ).toEqual(new Set(catalogue))
    expect(sayings).toHaveLength(catalogue.length)
  })

  it('says of every text where it comes from, and names a test that exists for every area', () => {
    expect(sayings.filter(({ heldBy }) => !/^(own|(BO|G) §\d|reading `)/.test(heldBy))).toEqual([])
    expect(
      [...new Set(sayings.map(({ paragraph }) => paragraph))].filter(
        (paragraph) => !hasTest(paragraph),
      ),
    ).toEqual([])
  })
})

/**
 * What is no number of the property: bounds and parts of the machinery, which tests of behaviour hold.
 */
const ofTheMachinery = new Set([
  '`rules/opening/first-steps.ts` `firstSteps`',
  '`rules/opening/price-questions.ts` `priceQuestions`',
  '`rules/login/first-account-code.ts` `codeBytes`',
  '`rules/cash-desk/discount-kinds.ts` `discountKindNames`',
  '`rules/decisions/decided-meanwhile.ts` `decisionKinds`',
  '`rules/channels/decide-feed.ts` `blockMeanings`',
  '`rules/channels/feed-block.ts` `blockNames`',
  '`rules/revenue/is-earned.ts` `lodgingItems`',
  // The fields of forms, and how many steps one takes.
  '`rules/forms/check-vat-rate.ts` `vatCategories`',
  '`rules/forms/check-translation.ts` `ownTexts`',
  '`rules/forms/check-translation.ts` `SENTENCES`',
  '`rules/forms/check-product.ts` `productUnits`',
  '`rules/forms/check-product.ts` `productVatCategories`',
  '`rules/forms/check-family-tariff.ts` `familyStayFields`',
  '`rules/forms/check-family-tariff.ts` `familyPersonFields`',
  '`rules/forms/check-breakfast-tariff.ts` `breakfastFields`',
  '`rules/forms/check-cancellation-conditions.ts` `mostSteps`',
  // Of the numbers that staff set, `startNumbers` says where a house starts.
  '`rules/rule-numbers/catalogue.ts` `ruleNumberCatalogue`',
  '`rules/rule-numbers/catalogue.ts` `ruleNumberIds`',
  '`rules/availability/cut-lengths.ts` `noGaps`',
  '`rules/availability/rearrange.ts` `mostPlacements`',
  '`rules/availability/fewest-moves.ts` `mostRoomsTried`',
  '`rules/old-site/short-json.ts` `unkept`',
  '`rules/old-site/old-number.ts` `mostPriceCents`',
  '`rules/old-site/read-company.ts` `weekdays`',
  // What a thing can be: the cases of a type, no number of the documents.
  '`rules/bookings/attendance.ts` `attendances`',
  '`rules/bookings/booking-payment.ts` `bookingPayments`',
  '`rules/bookings/booking-state.ts` `bookingStates`',
  '`rules/breakfast/breakfast-order-life.ts` `breakfastOrderStates`',
  '`rules/sources/source.ts` `sourceMails`',
  '`rules/sources/source.ts` `sourceTaxes`',
  '`rules/sources/source.ts` `ownWebsite`',
  '`rules/sources/source.ts` `noSource`',
  '`rules/forms/check-closure.ts` `closureScopes`',
  '`rules/trials/compare-facts.ts` `trialOutcomes`',
])
