import { openHouse } from './house/bench-house.ts'
import { benchExports } from './money/exports.ts'
import { benchInvoicePdf } from './money/invoice-pdf.ts'
import { benchYear } from './money/year-of-revenue.ts'
import { startProvider } from './server/bench-servers.ts'
import { compileSetup } from './server/compile-setup.ts'

await benchInvoicePdf()
const compiled = await compileSetup()
const provider = await startProvider()
try {
  const house = await openHouse(compiled, provider, 100_000)
  try {
    await benchYear(house)
    await benchExports(house)
  } finally {
    await house.close()
  }
} finally {
  await provider.stop()
}
