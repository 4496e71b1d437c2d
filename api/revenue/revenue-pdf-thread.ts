import { parseDay } from '../../rules/calendar/day.ts'
import { dutchMonth } from '../../rules/calendar/dutch.ts'
import { formatAmount } from '../../rules/money/format-euro.ts'
import { words } from '../../rules/texts/all-words.ts'
import type { TextCorrections } from '../../rules/texts/correct-texts.ts'
import { HOUSE_LANGUAGE } from '../../rules/texts/languages.ts'
import { PdfSheet, type TableColumn } from '../invoice-documents/pdf-sheet.ts'
import { answerOnThread } from '../operation/answer-on-thread.ts'
import { figuresOf, sourceName } from './revenue-sheet.ts'
import type { RevenueView } from './revenue-view.ts'

/** Between rows, points: a month is one page. */
const GAP = 1

/** Words at the left, and up to three columns of figures at the right. */
const COLUMNS: TableColumn[] = [
  { x: 0, width: 250 },
  { x: 255, width: 68, align: 'right' },
  { x: 328, width: 75, align: 'right' },
  { x: 408, width: 75, align: 'right' },
]
const TWO_FIGURES = COLUMNS.toSpliced(1, 1)

const basisWords: Record<RevenueView['basis'], string> = {
  'night-stayed': 'Naar de nacht van het verblijf, met btw.',
  'day-of-payment':
    'Naar de dag van betaling, met btw. Nachten en toeristenbelasting tellen in hun eigen maand.',
}

/**
 * Draws the financial overview of a month (BO §2 Dashboard) on the house's sheet: its figures, where
 * they came from, and the months of its year. The name of the house stands above and below it.
 */
export async function drawRevenue(
  shown: RevenueView & { house: string; corrections: TextCorrections },
): Promise<Uint8Array> {
  const { month, months, sources, basis, house, corrections } = shown
  const year = Number(month.slice(0, 4))
  const title = `Omzet ${monthWords(month)}`
  const inWords = words(HOUSE_LANGUAGE, corrections)
  const sheet = new PdfSheet({ title: `${title}, ${house}`, author: house }, inWords)
  sheet.paragraph('P', { text: house, bold: true, size: 15 })
  sheet.skip(4)
  sheet.paragraph('H1', { text: title, bold: true, size: 22 })
  sheet.skip(2)
  sheet.paragraph('P', { text: basisWords[basis] })
  sheet.skip(8)
  sheet.table(
    TWO_FIGURES,
    ['Wat', 'Aantal', 'Bedrag in €'],
    figuresOf(shown).map(({ what, count = null, cents = null }) => ({
      texts: [what, String(count ?? ''), cents === null ? '' : formatAmount(cents)],
    })),
    GAP,
  )
  sheet.skip(12)
  sheet.paragraph('H2', { text: 'Waar de omzet vandaan komt', bold: true, size: 12 })
  if (sources.length === 0) sheet.paragraph('P', { text: 'In deze maand is niets verkocht.' })
  else
    sheet.table(
      TWO_FIGURES,
      ['Bron', 'Aantal', 'Omzet in €'],
      sources.map((source) => ({
        texts: [sourceName(source), String(source.orders), formatAmount(source.cents)],
      })),
      GAP,
    )
  sheet.skip(12)
  sheet.keepTogether(120)
  sheet.paragraph('H2', { text: 'Maand voor maand, in €', bold: true, size: 12 })
  const sum = (of: 'cents' | 'lastYearCents') => months.reduce((all, each) => all + each[of], 0)
  const all = { cents: sum('cents'), lastYearCents: sum('lastYearCents') }
  sheet.table(
    COLUMNS,
    ['Maand', String(year), String(year - 1), 'Verschil'],
    [
      ...months.map((each) => ({ texts: compared(monthWords(each.month).split(' ')[0]!, each) })),
      { texts: compared('Totaal', all), ruled: true },
    ],
    GAP,
  )
  return sheet.end(house)
}

function monthWords(month: string): string {
  return dutchMonth(parseDay(`${month}-01`) ?? 0)
}

const compared = (
  name: string,
  { cents, lastYearCents }: { cents: number; lastYearCents: number },
) => [name, ...[cents, lastYearCents, cents - lastYearCents].map(formatAmount)]

answerOnThread(drawRevenue)
