import { expect, within } from 'storybook/test'

/** Reads the table of contrasts as it stands on screen: no row is below what it needs. */
export async function expectEnoughContrast(page: HTMLElement): Promise<void> {
  const rows = within(within(page).getByRole('table')).getAllByRole('row').slice(1)
  const tooFaint = rows.filter((row) => {
    const [measured, least] = [...row.querySelectorAll('td')].slice(-2).map(numberOf)
    return !(measured! >= least!)
  })
  await expect(tooFaint.map((row) => row.textContent)).toEqual([])
}

const numberOf = (cell: Element) => Number(cell.textContent)
