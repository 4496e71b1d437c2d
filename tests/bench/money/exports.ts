import { readFileSync, writeFileSync } from 'node:fs'
import { reportRatio } from '../report.ts'
import { type BenchHouse, year } from '../house/bench-house.ts'

const MEGABYTE = 1024 * 1024
const EVER = `from=${year - 60}-01-01&last=${year + 1}-12-31`

/** Every file that grows with the number of bookings, by what it is called on the screen. */
const files: Record<string, string> = {
  'Boekingen as a spreadsheet': 'bills/spreadsheet',
  'Boekingen as CSV': 'bills/csv',
  'the sales journal': `revenue/sales-journal?${EVER}`,
  'the payments journal': `revenue/payments-journal?${EVER}`,
  'the tourist tax of a year': `tourist-tax-return/spreadsheet?period=${year - 1}`,
}

/** Each file of everything, taken as fast as it comes: how much more memory the server has for it. */
export async function benchExports(house: BenchHouse): Promise<void> {
  for (const [name, path] of Object.entries(files)) {
    const { bytes, ms, grownBy, peak } = await taken(house, path)
    console.log(
      `An export of everything, ${name}: ${(bytes / MEGABYTE).toFixed(1)} MB in ${(ms / 1000).toFixed(1)} s, peak of the process ${peak.toFixed(0)} MB`,
    )
    reportRatio(`megabytes of memory for it, ${name}`, grownBy, { atMost: 150 })
  }
}

async function taken({ get, pid }: BenchHouse, path: string) {
  const before = memory(pid, 'VmRSS')
  // From here on the highest is counted anew.
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  const began = performance.now()
  const answer = await get(path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  let bytes = 0
  for await (const chunk of answer.body!) bytes += chunk.length
  const peak = memory(pid, 'VmHWM')
  return { bytes, ms: performance.now() - began, peak, grownBy: peak - before }
}

/** What Linux says of a process's memory, MB. */
function memory(pid: number, what: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)![1]) / 1024
}
