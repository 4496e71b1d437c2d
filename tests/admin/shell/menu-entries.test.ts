import { describe, expect, it } from 'vitest'
import { footLinks } from '../../../admin/shell/foot-links.ts'
import { menuEntries } from '../../../admin/shell/menu-entries.ts'

const inOrder = [
  ...['Agenda', 'Kassa', 'Rekeningen', 'Vakanties', 'Instellingen'],
  ...['Dashboard', 'Klanten', 'Berichten', 'Marktinschrijvingen', 'Projectaanvragen', 'Mail'],
]

describe('the sidebar', () => {
  it('has the five entries of BO §2 first and in order, then the other screens that exist', () => {
    const labels: string[] = menuEntries.map(({ label }) => label)
    expect(labels.filter((label) => inOrder.includes(label))).toEqual(
      inOrder.filter((label) => labels.includes(label)),
    )
    const [first] = inOrder.slice(5).filter((label) => labels.includes(label))
    expect(labels.slice(0, labels.indexOf(first!))).toEqual(
      inOrder.slice(0, 5).filter((label) => labels.includes(label)),
    )
  })

  it('leads each key to one screen', () => {
    const keys = menuEntries.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('the foot', () => {
  it('has the links of BO §2; the reports are what the house earned', () => {
    expect(footLinks.map(({ label, to }) => [label, to])).toEqual([
      ['Dashboard', '/dashboard'],
      ['Archief', '/archief'],
      ['Rapporten', '/omzet'],
    ])
  })
})
