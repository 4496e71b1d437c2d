import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onTablet } from '../../sizes.ts'
import { awkwardBookings, booking, bookings, bookingsWithEmptyRooms } from '../fixtures/week.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Agenda/Week',
  component: BackOffice,
  args: { address: '/agenda' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

const week = 'Week 48, een kolom per kamer'

export const AnOrdinaryWeek: Story = {
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('region', { name: week })
    await step('a block says name, room, source, days, times, persons and payment', async () => {
      await expect(
        within(grid).getByRole('article', {
          name: 'Sanne Hoekstra, kamer 4, Eigen site, woensdag 25 november 15:00 tot vrijdag 27 november 10:30, 2 personen, betaald',
        }),
      ).toBeVisible()
    })
    await step('a held room says until when', async () => {
      await expect(
        within(grid).getByRole('article', {
          name: /Nienke Mulder.*rekening open, optie tot 21:11/,
        }),
      ).toBeVisible()
    })
    await step('who cancelled stays in sight', async () => {
      await expect(
        within(grid).getByRole('article', { name: /^Karin Peeters \(Geannuleerd\)/ }),
      ).toHaveTextContent('Karin Peeters (Geannuleerd)')
    })
    await step('the row of keys says who comes and which room is free', async () => {
      await expect(within(grid).getByText('8 van 9 bezet')).toBeVisible()
      await expect(within(grid).getByText('Wissel')).toBeVisible()
      await expect(within(grid).getByText('Onderhoud: badkamer')).toBeVisible()
    })
    await step('closed nights lead to their closure, breakfasts to their orders', async () => {
      await expect(
        within(grid).getByRole('link', { name: 'Geblokkeerd Onderhoud: badkamer' }),
      ).toHaveAttribute('href', '/vakantie/aanpassen?id=1')
      const mark = within(grid).getByRole('button', {
        name: 'Ontbijt op donderdag 26 november: 2 bestellingen',
      })
      await userEvent.click(mark)
      const list = await within(document.body).findByRole('dialog', { name: /^Ontbijt op/ })
      await expect(
        within(list)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual([
        '/rekeningen/details-order?id=delivery-2',
        '/rekeningen/details-order?id=delivery-3',
      ])
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(list).not.toBeInTheDocument())
    })
    await step('"Wijzig" leads to the booking', async () => {
      await expect(
        within(grid).getByRole('link', { name: 'Wijzig boeking van Sanne Hoekstra, kamer 4' }),
      ).toHaveAttribute('href', '/agenda/aanpassen?id=id-sanne-hoekstra')
    })
  },
}

export const StaysThatHardlyFit: Story = {
  args: { bookings: [...bookings, ...awkwardBookings] },
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('region', { name: week })
    await step('a departure on the first morning and an arrival on Sunday are there', async () => {
      await expect(within(grid).getByRole('article', { name: /^Ans Dubois/ })).toHaveTextContent(
        'Ans DuboisVertrek 10:30',
      )
      await expect(within(grid).getByRole('article', { name: /^Bram Zondag/ })).toBeVisible()
    })
    await step('a press on the name of who leaves leads to the booking', async () => {
      const ans = within(grid).getByRole('article', { name: /^Ans Dubois/ })
      const { left, top } = ans.querySelector('[data-tail] b')!.getBoundingClientRect()
      const pressed = document.elementFromPoint(left + 4, top + 8)
      await expect(pressed?.closest('a')).toHaveAttribute('href', expect.stringContaining('?id='))
    })
    await step('a block too small for words says everything in its card', async () => {
      await userEvent.hover(within(grid).getByRole('article', { name: /^Bram Zondag/ }))
      const card = await within(document.body).findByRole('tooltip')
      await expect(card).toHaveTextContent('zo 29 nov – wo 2 dec · 3 nachten · 2 personen')
      await expect(card).toHaveTextContent('Airbnb')
    })
  },
}

export const PinnedStaysCutNoWord: Story = {
  args: {
    bookings: [...bookings, ...awkwardBookings].map((each) => ({ ...each, pinned: true })),
  },
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('region', { name: week })
    const inside = (part: Element) => {
      const block = part.closest('article')!.getBoundingClientRect()
      const { left, right } = part.getBoundingClientRect()
      return left >= block.left && right <= block.right
    }
    const links = within(grid).getAllByRole('link', { name: /^Wijzig boeking van/ })
    await step('the way to change it is whole', async () => {
      await expect(links.length).toBeGreaterThan(20)
      for (const link of links) {
        await expect(inside(link), link.ariaLabel!).toBe(true)
        await expect(link.scrollWidth, link.ariaLabel!).toBeLessThanOrEqual(link.clientWidth)
      }
    })
    await step('number and pin are whole; "Kamer" is whole or away', async () => {
      const feet = links.map((link) => link.previousElementSibling!)
      const shown = feet.filter((foot) => foot.getClientRects().length > 0)
      await expect(shown.length).toBeGreaterThan(10)
      for (const foot of shown) {
        const room = foot.getBoundingClientRect()
        for (const part of foot.children) {
          const { left, right, top } = part.getBoundingClientRect()
          if (part.tagName !== 'B' && top >= room.bottom) continue
          await expect(left, part.textContent).toBeGreaterThanOrEqual(room.left)
          await expect(right, part.textContent).toBeLessThanOrEqual(room.right + 0.5)
          await expect(top, part.textContent).toBeLessThan(room.bottom)
        }
      }
    })
  },
}

export const NowCrossesBlocksAndNoWords: Story = {
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('region', { name: week })
    const line = grid.querySelector<HTMLElement>('[data-mark="now"]')!
    // The link of a block lies over all of it.
    for (const link of within(grid).getAllByRole('link')) link.style.pointerEvents = 'none'
    const seenAt = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return document.elementFromPoint(left + width / 3, top + height / 2)
    }
    const words = [...grid.querySelectorAll('article :is(p, span, b)')].filter((element) => {
      element.scrollIntoView({ block: 'center' })
      return element.textContent !== '' && seenAt(element) === element
    })
    await expect(words.length).toBeGreaterThan(20)
    // Hit tests see only what takes a pointer.
    line.style.pointerEvents = 'auto'
    const onto = (element: Element) => {
      element.scrollIntoView({ block: 'center' })
      const { top, height } = element.getBoundingClientRect()
      line.style.top = `${top + height / 2 - 1 - line.offsetParent!.getBoundingClientRect().top}px`
    }
    for (const word of words) {
      // At any time of the day the line lies beneath it.
      onto(word)
      await expect(seenAt(word)).toBe(word)
    }
  },
}

export const TheWeekendOpens: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Weekend uitklappen' }))
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/agenda?weekend=open'),
    )
    await expect(canvas.getByRole('button', { name: 'Weekend inklappen' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  },
}

export const TheLastEveningOfAnOpenedWeekend: Story = {
  args: {
    address: '/agenda?weekend=open',
    bookings: [booking(5, 'Hanna-Lise Lindqvist-van Aken', '2026-11-29', '2026-12-06')],
  },
  play: async ({ canvas, step }) => {
    const block = await canvas.findByRole('article', { name: /^Hanna-Lise/ })
    await step('cuts no line through', async () => {
      const words = block.querySelector('p')!.parentElement!.getBoundingClientRect()
      for (const line of block.querySelectorAll('p')) {
        const { left, top, bottom } = line.getBoundingClientRect()
        const seen = left < words.right && top < words.bottom
        if (seen) await expect(bottom).toBeLessThanOrEqual(words.bottom + 0.5)
      }
    })
  },
}

export const AnotherWeek: Story = {
  args: { address: '/agenda?date=2026-12-02' },
  play: async ({ canvas, step }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: '30 nov – 4 dec 2026 week 49' })).toBeVisible(),
    )
    await expect(canvas.getByText('1 van 63 nachten')).toBeVisible()
    await step(
      'the buttons above it stand on one line, what a room says in its column',
      async () => {
        const top = (name: RegExp) =>
          canvas.getByRole('button', { name }).getBoundingClientRect().top
        await expect(top(/^Maand/) - top(/^Vandaag/)).toBeLessThan(10)
        const { right } = canvas.getByText('1/7 nachten').getBoundingClientRect()
        const lane = canvas.getByRole('group', { name: 'Kamer 10' }).getBoundingClientRect()
        await expect(right).toBeLessThanOrEqual(lane.right)
      },
    )
    await step('"Vandaag" leads back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Vandaag/ }))
      await waitFor(() =>
        expect(
          canvas.getByRole('heading', { name: '23 – 27 november 2026 week 48' }),
        ).toBeVisible(),
      )
      await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/agenda$/)
    })
  },
}

export const ByDate: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Ga naar datum, woensdag 25 november' }),
    )
    const picker = within(document.body).getByRole('dialog', { name: 'Ga naar datum' })
    await userEvent.click(await within(picker).findByRole('button', { name: 'Vorige maand' }))
    await userEvent.click(within(picker).getByRole('button', { name: /14 oktober 2026/ }))
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: '12 – 16 oktober 2026 week 42' })).toBeVisible(),
    )
    await expect(canvas.getByTestId('address')).toHaveTextContent('/agenda?date=2026-10-14')
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('region', { name: week })
    await step('the grid is one stop; arrows walk from block to block', async () => {
      const link = within(grid).getByRole('link', {
        name: 'Wijzig boeking van Pieter Smeets, kamer 1',
      })
      link.focus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(
        within(grid).getByRole('link', { name: 'Wijzig boeking van Anouk Jacobs, kamer 1' }),
      ).toHaveFocus()
      await userEvent.keyboard('{ArrowUp}{ArrowRight}')
      await expect(
        within(grid).getByRole('link', { name: 'Wijzig boeking van Marjan de Wit, kamer 2' }),
      ).toHaveFocus()
      await expect(
        within(grid)
          .getAllByRole('link')
          .filter((each) => each.tabIndex === 0),
      ).toHaveLength(1)
    })
    await step('outside it they turn the week, letters choose the view', async () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: /^30 nov – 4 dec 2026/ })).toBeVisible(),
      )
      await userEvent.keyboard('t')
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: /^23 – 27 november 2026/ })).toBeVisible(),
      )
      await userEvent.keyboard('d')
      await waitFor(() =>
        expect(
          canvas.getByRole('region', { name: 'woensdag 25 november, een kolom per kamer' }),
        ).toBeVisible(),
      )
      await userEvent.keyboard('w')
      await waitFor(() => expect(canvas.getByRole('region', { name: week })).toBeVisible())
    })
    await step('? shows the map, where single keys can be switched off', async () => {
      await userEvent.keyboard('?')
      const map = await within(document.body).findByRole('dialog', { name: 'Sneltoetsen' })
      await userEvent.click(
        within(map).getByRole('checkbox', { name: 'Sneltoetsen van één letter' }),
      )
      await userEvent.click(within(map).getByRole('button', { name: 'Sluiten' }))
      await waitFor(() => expect(map).not.toBeInTheDocument())
      await userEvent.keyboard('d')
      await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/agenda$/)
      localStorage.clear()
    })
  },
}

export const NotEverybodyIsThere: Story = {
  args: { bookings: bookingsWithEmptyRooms },
  play: async ({ canvas, step }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: week })).toBeVisible())
    const grid = within(canvas.getByRole('region', { name: week }))
    await step('who did not come has a block of its own look, and says so', async () => {
      await expect(
        grid.getByRole('article', { name: /^Emma Claessens, .*, niet gekomen, betaald/ }),
      ).toHaveTextContent('Niet gekomen')
    })
    await step('rooms that are sold and empty are not counted as occupied tonight', async () => {
      await expect(grid.getByText('6 van 9 bezet')).toBeVisible()
      await expect(grid.getAllByText('Leeg')).toHaveLength(2)
    })
  },
}

export const OnATablet: Story = {
  globals: onTablet,
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: week })
    await expectItFits()
  },
}
