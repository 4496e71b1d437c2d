import pg from 'pg'
import { chromium } from 'playwright-core'
import { mondayOf } from '../../admin/agenda/time-axis.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { emptySetup } from '../api/setup/overlaps.ts'
import { fillWithBookings } from '../api/setup/many-bookings.ts'
import { median } from './ratio.ts'
import { reportRatio, reportTimes } from './report.ts'
import { browserPath, buildBackOffice } from './server/build-back-office.ts'
import { origin, startApi, startDatabase, startProvider } from './server/bench-servers.ts'
import { furnishForBench } from './server/bench-stays.ts'
import { compileSetup } from './server/compile-setup.ts'

/** Loads of the page that are measured, after those that warm caches and compilers up. */
const LOADS = 15
const WARM_UP = 4
const login = { email: 'bench@kamersleutel.example', password: 'only for the time of a bench' }

interface Cookie {
  name: string
  value: string
}

const compiled = await compileSetup()
await buildBackOffice(compiled)
const database = await startDatabase(compiled)
const pool = new pg.Pool({ connectionString: database.url, max: 1 })
const provider = await startProvider()
await furnishForBench(pool)
const api = await startApi(compiled, database.url, provider, {
  STAFF_EMAIL: login.email,
  STAFF_PASSWORD: login.password,
})
const site = `http://localhost:${api.port}`
const browser = await chromium.launch({
  executablePath: await browserPath(),
  args: ['--no-sandbox'],
})
try {
  const cookie = await session()
  const few = await paintOf(99, cookie)
  const many = await paintOf(100_000, cookie)
  console.log('The week of the agenda, from its address to its blocks on the screen')
  reportTimes([
    { name: 'with 99 bookings', nanoseconds: few * 1e6, timesFirst: 1 },
    { name: 'with 100,000 bookings', nanoseconds: many * 1e6, timesFirst: many / few },
  ])
  reportRatio('100,000 bookings ÷ 99 bookings', many / few, { atMost: 1.2 })
} finally {
  await browser.close()
  await api.stop()
  await provider.stop()
  await pool.end()
  await database.stop()
}

/** How long the week takes with so many bookings, ms: the same week is as full with few. */
async function paintOf(count: number, cookie: Cookie): Promise<number> {
  await emptySetup(pool)
  const { today } = momentInAmsterdam(Date.now())
  await fillWithBookings(pool, count, formatDay(mondayOf(today) + 9))
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addCookies([{ ...cookie, url: site }])
  const page = await context.newPage()
  const times: number[] = []
  for (let load = -WARM_UP; load < LOADS; load++) {
    await page.goto(`${site}/agenda`)
    await page.waitForSelector('[data-lane] article')
    // The frame after the one with the blocks begins when that one is on the screen.
    const painted = await page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))),
        ),
    )
    if (load >= 0) times.push(painted)
  }
  await context.close()
  return median(times)
}

async function session(): Promise<Cookie> {
  const answer = await fetch(`${site}/api/staff/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(login),
  })
  const [name, value] = answer.headers.get('set-cookie')?.split(';')[0]?.split('=') ?? []
  if (!name || !value) throw new Error(`staff could not sign in: ${await answer.text()}`)
  return { name, value }
}
