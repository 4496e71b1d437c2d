import { benchBillPages } from './money/bill-pages.ts'
import { benchExports } from './money/exports.ts'
import { type BenchHouse, openHouse } from './money/house.ts'
import { benchInvoicePdf } from './money/invoice-pdf.ts'
import { benchYear } from './money/year-of-revenue.ts'
import { startProvider } from './server/bench-servers.ts'
import { compileSetup } from './server/compile-setup.ts'

await benchInvoicePdf()
const compiled = compileSetup()
const provider = await startProvider()
const houses: BenchHouse[] = []
try {
  for (const count of [2_000, 100_000]) houses.push(await openHouse(compiled, provider, count))
  const [few, many] = houses as [BenchHouse, BenchHouse]
  await benchYear(many)
  await benchBillPages(few, many)
  await benchExports(many)
} finally {
  for (const { close } of houses) await close()
  await provider.stop()
}
