import Pdf from 'pdfkit'
import { invoiceFonts } from '../../../api/invoice-documents/pdf-sheet.ts'
import { invoicePdf } from '../../../api/invoice-documents/invoice-pdf.ts'
import { readPdf } from '../../api/invoice-documents/read-pdf.ts'
import { someInvoice } from '../../api/invoice-documents/some-invoices.ts'
import { median } from '../ratio.ts'
import { reportRatio } from '../report.ts'

const ROUNDS = 60

/** An invoice against the same texts on a bare page of pdfkit, in turns. */
export async function benchInvoicePdf(): Promise<void> {
  const invoice = someInvoice(3)
  const { texts, pages } = readPdf(await invoicePdf(invoice))
  const bare = () => barePage(texts)
  const ours = () => invoicePdf(invoice)
  for (let round = 0; round < ROUNDS; round++) {
    await bare()
    await ours()
  }
  const times: { bare: number; ours: number }[] = []
  for (let round = 0; round < ROUNDS; round++)
    times.push({ bare: await milliseconds(bare), ours: await milliseconds(ours) })
  console.log(
    `Invoice of ${invoice.lines.length} lines as PDF, ${texts.length} texts on ${pages} page: ` +
      `${median(times.map((time) => time.ours)).toFixed(2)} ms, a bare page ${median(times.map((time) => time.bare)).toFixed(2)} ms`,
  )
  const ratio = median(times.map((time) => time.ours / time.bare))
  reportRatio('invoice ÷ a bare pdfkit page of its length', ratio, { atMost: 3 })
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** The texts one below the other in the invoice's font, with no tags, no tables and nothing measured. */
async function barePage(texts: readonly string[]): Promise<Buffer> {
  const document = new Pdf({ size: 'A4', margin: 56 })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<void>((resolve) => {
    document.once('end', resolve)
  })
  document.font(invoiceFonts().regular as unknown as Buffer).fontSize(8)
  for (const text of texts) document.text(text)
  document.end()
  await ended
  return Buffer.concat(parts)
}
