import { pageTextLimits } from '../../../rules/forms/check-page-text.ts'
import { plain, uploadForm } from '../../api/setup/pictures.ts'
import { type BenchHouse, year } from '../house/bench-house.ts'

/** What somebody sends to keep the house busy for as long as one request can. */
export interface WorstInput {
  name: string
  method?: 'GET' | 'POST' | 'PUT'
  path: string
  body?: object | string
  payload?: Buffer
  headers?: Record<string, string>
}

const BACK_OFFICE = '/api/back-office'
const longest = (piece: string) => piece.repeat(pageTextLimits.body).slice(0, pageTextLimits.body)
const LARGE = 100_000
/** The most that `old-site-imports` reads, bytes. */
const LARGEST_EXPORT = 24_000_000

/** As many small nodes as fit, all of them unknown: each is walked and reported. */
function largestExport(): string {
  const node = (at: number) => `"-M${at}":{"date":${at},"name":"somebody"}`
  const nodes = Array.from({ length: LARGEST_EXPORT / node(1_000_000).length }, (_, at) => node(at))
  const services = '"a":{"id":"a","name":"Zolderkamer","resourceId":7,"stock":1,"btw":9}'
  return `{"tree":{"content":{"services":{${services}},"things":{${nodes.join(',')}}}}}`
}

/** The worst of each kind of input that a guest or staff can send. */
export async function worstInputs({ get }: BenchHouse): Promise<WorstInput[]> {
  const [invoice] = (await (await get('invoices?range=[0,0]')).json()) as { id: string }[]
  const [roomType] = (await (await get('room-types?range=[0,0]')).json()) as { id: number }[]
  const picture = await plain(8_000, 6_000).png({ compressionLevel: 9 }).toBuffer()
  const upload = uploadForm(
    { roomTypeId: String(roomType!.id), alt: 'Een kamer' },
    { name: 'groot.png', content: picture, type: 'image/png' },
  )
  const page = { title: 'Over ons', description: 'Wie wij zijn.' }
  const preview = (name: string, body: string): WorstInput => ({
    name: `a preview of Markdown, ${name}`,
    method: 'POST',
    path: `${BACK_OFFICE}/page-texts/over-ons/preview`,
    body: { ...page, body },
  })
  const form = (name: string, text: string): WorstInput => ({
    name: `a form of guests with ${name}`,
    method: 'POST',
    path: '/api/forms/contact',
    body: { name: text, email: text, phone: text, message: text },
  })
  const ever = `from=${year - 60}-01-01&last=${year + 1}-12-31`
  return [
    preview('links that are never closed', longest('[a](')),
    preview('lists two thousand deep', `${'- '.repeat(2_000)}x`),
    preview('quotes in quotes', longest('> ')),
    preview('a table of ten thousand rows', `|a|\n|-|\n${'|x|\n'.repeat(10_000)}`),
    preview('the most that may be in it', '**a** [b](/c) {telefoon}\n\n'.repeat(190)),
    form('blanks', `x${' '.repeat(LARGE / 4)}x`),
    form('dots', `a${'.a'.repeat(LARGE / 8)}@`),
    form('digits', '1'.repeat(LARGE / 4)),
    { name: 'an address of slashes', path: `/x${'/'.repeat(12_000)}x` },
    {
      name: 'a body of brackets',
      method: 'POST',
      path: '/api/forms/contact',
      body: `${'['.repeat(60_000)}${']'.repeat(60_000)}`,
    },
    { name: 'a search', path: `${BACK_OFFICE}/search?q=${'1'.repeat(98)}%20x` },
    {
      name: 'a picture of 48 million pixels',
      method: 'POST',
      path: `${BACK_OFFICE}/room-type-images`,
      payload: upload.payload,
      headers: upload.headers,
    },
    { name: 'an invoice as PDF', path: `${BACK_OFFICE}/invoices/${invoice!.id}/pdf` },
    { name: 'a month as PDF', path: `${BACK_OFFICE}/revenue/pdf` },
    { name: 'all bookings as a spreadsheet', path: `${BACK_OFFICE}/bills/spreadsheet` },
    {
      name: 'the sales journal of everything',
      path: `${BACK_OFFICE}/revenue/sales-journal?${ever}`,
    },
    {
      name: 'the tourist tax of a year as a spreadsheet',
      path: `${BACK_OFFICE}/tourist-tax-return/spreadsheet?period=${year - 1}`,
    },
    {
      name: 'an export of the old site, of 24 MB',
      method: 'POST',
      path: `${BACK_OFFICE}/old-site-imports`,
      body: largestExport(),
    },
    { name: 'a page of the guest site', path: '/home' },
  ]
}
