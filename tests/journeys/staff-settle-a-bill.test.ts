import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { BillDetailView, BillView } from '../../api/bills/bill-shapes.ts'
import { formatAmount, formatEuro } from '../../rules/money/format-euro.ts'
import { readXlsx } from '../api/spreadsheets/read-xlsx.ts'
import { houseInABrowser } from './house-in-a-browser.ts'
import { DESK, expectAccessible, openPage } from './open-browser.ts'
import { signIn } from './sign-in.ts'

const house = houseInABrowser()

const read = async <View>(page: Page, path: string): Promise<View> =>
  (await (await page.request.get(`${house.site}/api/back-office/${path}`)).json()) as View

describe('staff who settle a bill', () => {
  it('find it under what is open, receive a part by pin, write the rest off and export it', async () => {
    const { page, wrong } = await openPage(house.browser, DESK)
    await signIn(page, house)
    const filter = encodeURIComponent(JSON.stringify({ state: 'open' }))
    const open = await read<BillView[]>(page, `bills?filter=${filter}`)
    const bill = open.find(({ state }) => state === 'confirmed')!
    const [part, rest] = [1_000, bill.balanceCents - 1_000]

    await page.getByRole('link', { name: 'Rekeningen' }).first().click()
    await page.getByRole('button', { name: 'Nog open' }).click()
    await page.getByRole('searchbox', { name: /^Zoek op naam, nummer/ }).fill(bill.number)
    await page.waitForURL(/toon=open/)
    const row = page.getByRole('link', { name: `Open rekening ${bill.number} van ${bill.name}` })
    await row.waitFor()
    await expectAccessible(page)
    await row.click()

    await page.getByRole('button', { name: 'Markeer als betaald' }).click()
    const receipt = page.getByRole('dialog')
    await receipt.getByRole('textbox').first().fill(formatAmount(part))
    await receipt.getByRole('button').last().click()
    await page.getByText('Pin ontvangen').waitFor()

    await page.getByRole('button', { name: 'Afschrijven', exact: true }).click()
    const writeOff = page.getByRole('dialog', { name: 'Afschrijven' })
    await writeOff.getByRole('button', { name: 'Schrijf af' }).click()
    await writeOff.getByText('Schrijf op waarom dit wordt afgeschreven.').waitFor()
    await writeOff.getByRole('textbox', { name: 'Reden' }).fill('De douche was kapot')
    await writeOff.getByRole('button', { name: 'Schrijf af' }).click()
    await page.getByText('Afgeschreven: De douche was kapot').waitFor()
    await page.getByText('Niets open').waitFor()
    await expectAccessible(page)
    expect(await read<BillDetailView>(page, `bills/${bill.id}`)).toMatchObject({
      totalCents: bill.totalCents,
      receivedCents: bill.receivedCents + part,
      writtenOffCents: rest,
      balanceCents: 0,
    })

    await page.getByRole('link', { name: 'Rekeningen' }).first().click()
    await page.getByRole('searchbox', { name: /^Zoek op naam, nummer/ }).fill(bill.number)
    await page.getByText(formatEuro(rest)).first().waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Boekingen downloaden als spreadsheet' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Boekingen.xlsx')
    const { rows } = readXlsx(await readFile(await download.path()))
    expect(rows.find(([number]) => number === bill.number)).toContainEqual({ euro: rest / 100 })
    expect(wrong).toEqual([])
  })
})
