import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import type { KeptRoomTypeView } from '../../../api/rooms/room-views.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onNarrowPhone, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { roomTypeImages } from '../fixtures/room-type-images.ts'
import { keptRoomTypes, newRoomType } from '../fixtures/room-types.ts'

const TAB = '/instellingen?tab=kamers'
const NEW = '/instellingen/kamer-toevoegen'
const ONE = '/instellingen/kamer-wijzigen'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Room types',
  component: BackOffice,
  args: { address: TAB },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const body = () => within(document.body)
const said = (words: string | RegExp) =>
  waitFor(() => expect(body().getByText(words)).toBeVisible())
const shows = (canvas: Canvas, words: string | RegExp) =>
  waitFor(() => expect(canvas.getByText(words)).toBeVisible())

/** Room types in memory that take what a screen writes, as the API does. */
function keeping(first: readonly KeptRoomTypeView[] = keptRoomTypes) {
  let types = [...first]
  /** What was asked, for a scene to look at. */
  const asked: [string, unknown][] = []
  /** Of what was taken away. */
  const versions: unknown[] = []
  const data = {
    getList: async (resource: string) => {
      const rows = resource === 'room-type-images' ? roomTypeImages : types
      return { data: rows, total: rows.length }
    },
    getOne: async (_: string, { id }: { id: unknown }) => {
      const found = types.find((type) => type.id === Number(id))
      if (!found) throw new ApiProblem(404, 'not-found', 'Dit kamertype bestaat niet.')
      return { data: found }
    },
    create: async (resource: string, { data: made }: { data: object }) => {
      asked.push([resource, made])
      if (resource === 'room-types') {
        types = [...types, { ...newRoomType, ...made }]
        return { data: { ...newRoomType, ...made } }
      }
      return { data: { id: 99, ...made } }
    },
    update: async (resource: string, { id, data: changed }: { id: unknown; data: object }) => {
      asked.push([`${resource}/${String(id)}`, changed])
      if (id === 'order') {
        const { ids } = changed as { ids: number[] }
        if (resource === 'room-types')
          types = ids.map((each) => types.find((type) => type.id === each)!)
        return { data: { id } }
      }
      if (resource === 'room-types')
        types = types.map((type) => (type.id === Number(id) ? { ...type, ...changed } : type))
      return { data: { ...changed, id } }
    },
    delete: async (
      resource: string,
      { id, previousData }: { id: unknown; previousData?: { version?: number } },
    ) => {
      asked.push([`${resource}/${String(id)}`, null])
      versions.push(previousData?.version)
      return { data: { id } }
    },
  } as unknown as Partial<BackOfficeDataProvider>
  return { data, asked, versions }
}

/** A data provider whose writes are refused so. */
const refusing = (problem: ApiProblem) =>
  ({
    ...keeping().data,
    create: () => Promise.reject(problem),
    update: () => Promise.reject(problem),
    delete: () => Promise.reject(problem),
  }) as Partial<BackOfficeDataProvider>

export const TheTable: Story = {
  play: async ({ canvas, step }) => {
    const table = await canvas.findByRole('table', { name: /Kamertypes/ })
    await shows(canvas, 'Geen kamers meer.')
    await expect(within(table).getAllByText('21%')).toHaveLength(4)
    await step('a row opens its room type', async () => {
      await userEvent.click(within(table).getByRole('link', { name: 'Bekijk Familiekamer' }))
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(`${ONE}?id=4`))
    })
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await shows(canvas, 'Geen kamers meer.')
    await expectItFits()
  },
}

export const OnANarrowPhone: Story = {
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    await shows(canvas, 'Geen kamers meer.')
    await expectItFits()
  },
}

const ordered = keeping()
export const PutInAnotherOrder: Story = {
  args: { data: ordered.data },
  play: async ({ canvas }) => {
    const later = 'Zet Kleine Knusse kamer later'
    await userEvent.click(await canvas.findByRole('button', { name: later }))
    await said('De volgorde is gewijzigd.')
    await waitFor(() =>
      expect(
        canvas.getAllByRole('link', { name: /^Bekijk/ }).map(({ textContent }) => textContent),
      ).toEqual([
        'Bekijk Knusse kamer',
        'Bekijk Kleine Knusse kamer',
        'Bekijk Ruime knusse kamer',
        'Bekijk Familiekamer',
      ]),
    )
  },
}

export const OffAndIncomplete: Story = {
  args: {
    data: keeping([
      { ...keptRoomTypes[0]!, active: false, stock: 0 },
      {
        ...keptRoomTypes[1]!,
        stock: 2,
        rooms: keptRoomTypes[1]!.rooms.map((room, place) => ({ ...room, active: place > 0 })),
      },
      newRoomType,
    ]).data,
  },
  play: async ({ canvas }) => {
    await shows(canvas, 'Staat uit')
    await shows(canvas, 'Nog niet te boeken')
    await shows(canvas, /\(uit\)/)
  },
}

export const Nothing: Story = {
  args: { data: keeping([]).data },
  play: async ({ canvas }) => {
    await shows(canvas, 'Geen kamers meer.')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Voeg toe' })).toBeVisible())
  },
}

export const Loading: Story = {
  args: { data: { getList: () => new Promise(() => {}) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'De kamers worden geladen' })
  },
}

export const NotLoaded: Story = {
  args: {
    data: {
      getList: () =>
        Promise.reject(new ApiProblem(503, 'unavailable', 'De database is even niet bereikbaar.')),
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('De database is even niet bereikbaar.')).toBeVisible(),
    )
    await expect(canvas.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible()
  },
}

/** As it is opened: what it takes, and the button to begin. */
export const BeforeTheSteps: Story = {
  args: { address: NEW, data: keeping().data },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Naar stap 1' })
  },
}

export const ARoomTypeIsAdded: Story = {
  args: { address: NEW, data: keeping().data },
  play: async ({ canvas, step }) => {
    await step('what it takes', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Naar stap 1' }))
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(`${NEW}/stap-1`))
    })
    await step('it has the name of the document until it is named', async () => {
      const name = await canvas.findByLabelText('Naam')
      await expect(name).toHaveValue('Standaard kamer')
      await userEvent.clear(name)
      await userEvent.click(canvas.getByRole('button', { name: 'Kamer toevoegen' }))
      await shows(canvas, 'Geef het kamertype een naam.')
      await userEvent.type(name, 'Tuinkamer')
      await userEvent.click(canvas.getByRole('button', { name: 'Kamer toevoegen' }))
    })
    await step('and is opened, with what it still needs', async () => {
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(`${ONE}?id=9`))
      await shows(canvas, 'Gasten kunnen dit kamertype nog niet boeken')
      await shows(canvas, 'Er is nog geen prijs. Voeg er hieronder een toe.')
    })
  },
}

export const AddingOnAPhone: Story = {
  globals: onPhone,
  args: { address: `${NEW}/stap-1` },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Naam')
    await expectItFits()
  },
}

export const ASecondFamilyRoom: Story = {
  args: {
    address: `${NEW}/stap-1`,
    data: refusing(
      new ApiProblem(400, 'invalid-input', 'Controleer de gemarkeerde gegevens.', null, [
        { field: 'kind', text: 'Er is al een familiekamer. De gastensite verkoopt er één.' },
      ]),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText(/^Familiekamer/))
    await userEvent.click(canvas.getByRole('button', { name: 'Kamer toevoegen' }))
    await shows(canvas, 'Er is al een familiekamer. De gastensite verkoopt er één.')
  },
}

export const One: Story = {
  args: { address: `${ONE}?id=2`, data: keeping().data },
  play: async ({ canvas, step }) => {
    const name = await canvas.findByLabelText('Naam')
    await step('what is wrong stands at its field', async () => {
      await userEvent.clear(name)
      const vat = canvas.getByLabelText('Btw (%)')
      await userEvent.clear(vat)
      await userEvent.type(vat, '-1')
      await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
      await shows(canvas, 'Geef het kamertype een naam.')
      await shows(canvas, /Vul een percentage van 0 tot en met 100 in/)
      await userEvent.clear(vat)
      await userEvent.type(vat, '21')
    })
    const prices = canvas.getByRole('table', { name: 'Prijs per aantal personen' })
    await userEvent.type(within(prices).getByLabelText('Personen'), '3')
    await step('and then it is saved, and stays in view', async () => {
      await userEvent.type(name, 'Knusse kamer aan de tuin')
      await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
      await said('Wijzigingen zijn verwerkt')
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: 'Knusse kamer aan de tuin' })).toBeVisible(),
      )
    })
    await step('what was typed in a card below is still there', () =>
      expect(
        within(canvas.getByRole('table', { name: 'Prijs per aantal personen' })).getByLabelText(
          'Personen',
        ),
      ).toHaveValue('3'),
    )
  },
}

export const OneOnAPhone: Story = {
  globals: onNarrowPhone,
  args: { address: `${ONE}?id=2` },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Nieuwe faciliteit')
    await expectItFits()
  },
}

const priced = keeping()
export const Prices: Story = {
  args: { address: `${ONE}?id=2`, data: priced.data },
  play: async ({ canvas, step }) => {
    const table = await canvas.findByRole('table', { name: 'Prijs per aantal personen' })
    const its = within(table)
    await step('nothing is no price', async () => {
      await userEvent.type(its.getByLabelText('Personen'), '40')
      await userEvent.click(its.getByRole('button', { name: 'Prijs toevoegen' }))
      await waitFor(() =>
        expect(its.getByText('Een kamer is voor hoogstens 12 personen.')).toBeVisible(),
      )
      await expect(its.getByText('Vul een prijs van 0 of meer in.')).toBeVisible()
    })
    await step('one is added', async () => {
      await userEvent.clear(its.getByLabelText('Personen'))
      await userEvent.type(its.getByLabelText('Personen'), '3')
      await userEvent.type(its.getByLabelText('Per nacht (€)'), '99,50{Enter}')
      await said('De prijs is toegevoegd')
      await expect(priced.asked).toContainEqual([
        'room-types/2/prices',
        { persons: '3', amount: '99,50' },
      ])
    })
    await step('one is tried first, and not kept', async () => {
      await userEvent.click(its.getByRole('button', { name: 'Wijzig prijs voor 2' }))
      const amount = its.getAllByLabelText('Per nacht (€)')[0]!
      await userEvent.clear(amount)
      await userEvent.type(amount, '300')
      await userEvent.click(its.getAllByRole('button', { name: 'Eerst proberen' })[0]!)
      await waitFor(() => expect(canvas.getByText(/naar 300/)).toBeVisible())
      await waitFor(() => expect(canvas.getByText('Duurder')).toBeVisible())
      await userEvent.click(canvas.getByRole('button', { name: 'Niet bewaren' }))
      await waitFor(() => expect(canvas.queryByText('Duurder')).toBeNull())
    })
    await step('one is changed', async () => {
      const amount = its.getAllByLabelText('Per nacht (€)')[0]!
      await userEvent.clear(amount)
      await userEvent.type(amount, '90')
      await userEvent.click(its.getByRole('button', { name: 'Bewaar' }))
      await said('Wijzigingen zijn verwerkt')
    })
    await step('one is taken away and put back', async () => {
      await userEvent.click(its.getByRole('button', { name: 'Verwijder prijs voor 1' }))
      await said(/De prijs is verwijderd/)
      await userEvent.click(await body().findByRole('button', { name: 'Ongedaan maken' }))
      await said('Teruggezet.')
    })
  },
}

export const APriceIsNotAdded: Story = {
  args: {
    address: `${ONE}?id=2`,
    data: refusing(new ApiProblem(500, 'unexpected', 'Er ging iets mis.')),
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Prijs per aantal personen' })
    await userEvent.type(within(table).getByLabelText('Personen'), '3')
    await userEvent.type(within(table).getByLabelText('Per nacht (€)'), '99{Enter}')
    await said('De prijs is niet toegevoegd, probeer het opnieuw')
  },
}

/** A room type that goes takes its prices with it, which is tried first as any other change. */
export const ItsRemovalIsTried: Story = {
  args: { address: `${ONE}?id=2`, data: keeping().data },
  play: async ({ canvas, step }) => {
    const ask = { name: 'Verwijderen eerst proberen' }
    await userEvent.click(await canvas.findByRole('button', ask))
    await step('what goes with it is told', () =>
      waitFor(() => expect(canvas.getByText(/^Prijs voor 2: /)).toBeVisible()),
    )
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Bewaren' })).toBeVisible())
    await step('kept, it is gone and can come back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bewaren' }))
      await said(/Het kamertype is verwijderd/)
      await waitFor(() =>
        expect(body().getByRole('button', { name: 'Ongedaan maken' })).toBeVisible(),
      )
    })
  },
}

export const MinimumNights: Story = {
  args: { address: `${ONE}?id=2`, data: keeping().data },
  play: async ({ canvas, step }) => {
    const table = await canvas.findByRole('table', { name: 'Minimaal aantal nachten' })
    const its = within(table)
    await step('a date and a number are asked', async () => {
      await userEvent.click(its.getByRole('button', { name: 'Minimum toevoegen' }))
      await waitFor(() => expect(its.getByText('Kies een datum.')).toBeVisible())
      await expect(its.getByText('Vul een aantal nachten van 1 of meer in.')).toBeVisible()
    })
    await step('one is tried first', async () => {
      await fireEvent.change(its.getByLabelText('Vanaf datum'), { target: { value: '2027-06-01' } })
      await userEvent.type(its.getByLabelText('Nachten'), '3')
      await userEvent.click(its.getByRole('button', { name: 'Eerst proberen' }))
      await waitFor(() => expect(canvas.getByText(/Nachten: van – naar 3/)).toBeVisible())
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Bewaren' })).toBeVisible())
      await userEvent.clear(its.getByLabelText('Nachten'))
    })
    await step('one is added, and one taken away', async () => {
      await fireEvent.change(its.getByLabelText('Vanaf datum'), { target: { value: '2027-06-01' } })
      await userEvent.type(its.getByLabelText('Nachten'), '2{Enter}')
      await said('Een minimaal aantal nachten is toegevoegd')
      await userEvent.click(its.getByRole('button', { name: /Verwijder het minimum van .*14 mei/ }))
      await said(/Minimaal aantal nachten verwijderd/)
    })
  },
}

export const Rooms: Story = {
  args: { address: `${ONE}?id=2`, data: keeping().data },
  play: async ({ canvas, step }) => {
    const table = await canvas.findByRole('table', { name: 'Kamers van dit type' })
    const its = within(table)
    await step('a number is asked', async () => {
      await userEvent.click(its.getByRole('button', { name: 'Kamer toevoegen' }))
      await waitFor(() =>
        expect(its.getByText('Vul een kamernummer van 1 tot en met 9999 in.')).toBeVisible(),
      )
      await userEvent.type(its.getByLabelText('Nummer'), '20{Enter}')
      await said('De kamer is toegevoegd.')
    })
    await step('one is switched off', async () => {
      await userEvent.click(its.getByRole('switch', { name: 'Kamer 4 wordt verkocht' }))
      await said('Wijzigingen zijn verwerkt')
    })
  },
}

export const ARoomWithBookingsStays: Story = {
  args: {
    address: `${ONE}?id=2`,
    data: refusing(
      new ApiProblem(409, 'still-used', 'Kamer 3 heeft boekingen of sluitingen. Zet de kamer uit.'),
    ),
  },
  play: async ({ canvas }) => {
    const remove = { name: 'Verwijder kamer 3' }
    await userEvent.click(await canvas.findByRole('button', remove))
    await said('Kamer 3 heeft boekingen of sluitingen. Zet de kamer uit.')
  },
}

export const OneRoomTooMany: Story = {
  args: {
    address: `${ONE}?id=2`,
    data: refusing(
      new ApiProblem(400, 'invalid-input', 'Controleer de gemarkeerde gegevens.', null, [
        { field: 'active', text: 'Een kamertype heeft hoogstens 31 kamers.' },
      ]),
    ),
  },
  play: async ({ canvas }) => {
    const on = { name: 'Kamer 4 wordt verkocht' }
    await userEvent.click(await canvas.findByRole('switch', on))
    await shows(canvas, 'Een kamertype heeft hoogstens 31 kamers.')
  },
}

const furnished = keeping()
export const Facilities: Story = {
  args: { address: `${ONE}?id=2`, data: furnished.data },
  play: async ({ canvas, step }) => {
    const field = await canvas.findByLabelText('Nieuwe faciliteit')
    await step('words are asked', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Faciliteit toevoegen' }))
      await shows(canvas, 'Vul een faciliteit in.')
      await userEvent.type(field, 'Fietsenstalling{Enter}')
      await said('Faciliteit is toegevoegd')
    })
    await step('one is opened, and put later', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Wijzig Wifi' }))
      await userEvent.click(await canvas.findByRole('button', { name: 'Zet Wifi later' }))
      await said('De volgorde is gewijzigd.')
      await expect(furnished.asked).toContainEqual([
        'room-types/2/facilities/order',
        { ids: [1, 3, 2, 4, 5], before: [1, 2, 3, 4, 5] },
      ])
      await userEvent.keyboard('{Escape}')
    })
    await step('one is taken away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Verwijder Tuinzijde' }))
      await said(/De Faciliteit is verwijderd/)
    })
  },
}

export const TheFamilyRoom: Story = {
  args: { address: `${ONE}?id=4` },
  play: async ({ canvas }) => {
    await shows(canvas, /De familiekamer heeft vaste prijzen per arrangement/)
  },
}

export const SwitchedOff: Story = {
  args: {
    address: `${ONE}?id=1`,
    data: keeping([{ ...keptRoomTypes[0]!, active: false, stock: 0 }]).data,
  },
  play: async ({ canvas }) => {
    await shows(canvas, /Dit kamertype staat uit\. Gasten zien het niet/)
  },
}

/** Another's change is found when this one is saved: it is shown, and what was typed still stands. */
export const ChangedMeanwhile: Story = {
  args: {
    address: `${ONE}?id=2`,
    data: (() => {
      let type = keptRoomTypes[1]!
      return {
        getOne: (async () => ({ data: type })) as unknown as BackOfficeDataProvider['getOne'],
        update: (async () => {
          type = { ...type, description: 'Aan de straat.', stock: 9, version: 5 }
          throw new ApiProblem(409, 'changed-meanwhile', 'Dit is intussen gewijzigd.')
        }) as unknown as BackOfficeDataProvider['update'],
      }
    })(),
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Naam')
    await userEvent.type(name, ' boven')
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
    await shows(canvas, 'Intussen door iemand anders gewijzigd')
    await shows(canvas, /Omschrijving: van .* naar Aan de straat\./)
    await expect(canvas.queryByText(/van 3 naar 9/)).not.toBeInTheDocument()
    await expect(canvas.getByLabelText('Naam')).toHaveValue('Knusse kamer boven')
  },
}

/** Whose first two prices a colleague changes, as soon as anything else is written. */
function priceChangedByOthers() {
  let type = keptRoomTypes[1]!
  const versions: number[] = []
  const data = {
    getOne: async () => ({ data: type }),
    create: async () => {
      type = {
        ...type,
        prices: type.prices.map((price) => ({
          ...price,
          amount: '99,00',
          cents: 9900,
          version: 5,
        })),
      }
      return { data: type }
    },
    update: async (_: string, { data: sent }: { data: { version: number } }) => {
      versions.push(sent.version)
      if (sent.version !== 5)
        throw new ApiProblem(409, 'changed-meanwhile', 'Dit is intussen gewijzigd.')
      return { data: { ...sent, id: 2 } }
    },
  } as unknown as Partial<BackOfficeDataProvider>
  return { data, versions }
}

const overwritten = priceChangedByOthers()
/** The row was read again while it was open: what a colleague changed is still not written over. */
export const APriceChangedMeanwhile: Story = {
  args: { address: `${ONE}?id=2`, data: overwritten.data },
  play: async ({ canvas, step }) => {
    const prices = within(await canvas.findByRole('table', { name: 'Prijs per aantal personen' }))
    const { persons, amount, version } = keptRoomTypes[1]!.prices[0]!
    await userEvent.click(prices.getByRole('button', { name: `Wijzig prijs voor ${persons}` }))
    const opened = () => prices.getAllByRole('textbox', { name: 'Per nacht (€)' })[0]!
    await fireEvent.change(opened(), { target: { value: '101,00' } })
    await step('another write has the rows read again', async () => {
      await userEvent.type(
        canvas.getByRole('textbox', { name: 'Nieuwe faciliteit' }),
        'Haard{Enter}',
      )
      await waitFor(() => expect(prices.getAllByText(/99,00/)[0]).toBeVisible())
    })
    await step('what the colleague changed is told', async () => {
      await userEvent.click(prices.getByRole('button', { name: 'Bewaar' }))
      await shows(canvas, new RegExp(`van ${amount} naar 99,00`))
      await expect(opened()).toHaveValue('101,00')
    })
    await step('and written over after that', async () => {
      await userEvent.click(prices.getByRole('button', { name: 'Bewaar' }))
      await waitFor(() => expect(overwritten.versions).toEqual([version, 5]))
    })
  },
}

/** Its row is removed by a colleague, as soon as anything else is written. */
function removedByOthers(left: Partial<KeptRoomTypeView>) {
  let type = keptRoomTypes[1]!
  const added: unknown[] = []
  const data = {
    getOne: async () => ({ data: type }),
    create: async (resource: string, { data: made }: { data: object }) => {
      if (resource.endsWith('/facilities')) type = { ...type, ...left }
      else added.push([resource, made])
      return { data: { ...type, ...made } }
    },
  } as unknown as Partial<BackOfficeDataProvider>
  return { data, added }
}

const withoutPrices = removedByOthers({ prices: [] })
/** What was typed in a row stays when a colleague removes the row, and can be added again. */
export const AnOpenRowIsRemovedMeanwhile: Story = {
  args: { address: `${ONE}?id=2`, data: withoutPrices.data },
  play: async ({ canvas, step }) => {
    const prices = within(await canvas.findByRole('table', { name: 'Prijs per aantal personen' }))
    await userEvent.click(prices.getByRole('button', { name: 'Wijzig prijs voor 1' }))
    const opened = () => prices.getAllByRole('textbox', { name: 'Per nacht (€)' })[0]!
    await fireEvent.change(opened(), { target: { value: '101,00' } })
    await step('it is said, and nothing typed is lost', async () => {
      await userEvent.type(
        canvas.getByRole('textbox', { name: 'Nieuwe faciliteit' }),
        'Haard{Enter}',
      )
      await shows(canvas, /Deze regel is intussen door iemand anders verwijderd/)
      await expect(opened()).toHaveValue('101,00')
    })
    await step('and it is added again', async () => {
      await userEvent.click(prices.getByRole('button', { name: 'Voeg opnieuw toe' }))
      await said('De prijs is toegevoegd')
      await expect(withoutPrices.added).toEqual([
        ['room-types/2/prices', { persons: 1, amount: '101,00' }],
      ])
    })
  },
}

/** A removal over what a colleague changed is refused, and what they changed stands with the row. */
export const ARowIsNotRemovedOverAnother: Story = {
  args: {
    address: `${ONE}?id=2`,
    data: (() => {
      let type = keptRoomTypes[1]!
      return {
        getOne: async () => ({ data: type }),
        delete: async (resource: string) => {
          if (resource === 'rooms')
            type = { ...type, rooms: type.rooms.map((room) => ({ ...room, label: 'Van Els' })) }
          else
            type = {
              ...type,
              prices: type.prices.map((price) => ({ ...price, amount: '99,00', version: 5 })),
            }
          throw new ApiProblem(409, 'changed-meanwhile', 'Dit is intussen gewijzigd.')
        },
      } as unknown as Partial<BackOfficeDataProvider>
    })(),
  },
  play: async ({ canvas }) => {
    const removePrice = { name: 'Verwijder prijs voor 1' }
    await userEvent.click(await canvas.findByRole('button', removePrice))
    await shows(canvas, /Per nacht \(€\): van 79,00 naar 99,00/)
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder kamer 4' }))
    await shows(canvas, /Bijnaam: van .* naar Van Els/)
  },
}

const wholeGone = { isGone: false, restored: 0 }
export const TheRoomTypeIsRemovedMeanwhile: Story = {
  args: {
    address: `${ONE}?id=2`,
    data: {
      getOne: async () => {
        if (wholeGone.isGone) throw new ApiProblem(404, 'not-found', 'Dit kamertype bestaat niet.')
        return { data: keptRoomTypes[1]! }
      },
      update: async () => {
        wholeGone.isGone = true
        throw new ApiProblem(404, 'not-found', 'Dit kamertype bestaat niet.')
      },
      create: async () => {
        wholeGone.isGone = false
        return { data: keptRoomTypes[1]! }
      },
    } as unknown as Partial<BackOfficeDataProvider>,
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Naam')
    await userEvent.type(name, ' boven')
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
    await shows(canvas, 'Intussen door iemand anders verwijderd')
    await expect(canvas.getByLabelText('Naam')).toHaveValue('Knusse kamer boven')
    await userEvent.click(canvas.getByRole('button', { name: 'Zet terug' }))
    await said('Teruggezet.')
    await waitFor(() =>
      expect(canvas.queryByText('Intussen door iemand anders verwijderd')).toBeNull(),
    )
    await expect(canvas.getByLabelText('Naam')).toHaveValue('Knusse kamer boven')
  },
}

export const StillUsed: Story = {
  args: {
    address: `${ONE}?id=2`,
    data: refusing(new ApiProblem(409, 'still-used', 'Bij dit kamertype horen nog kamers.')),
  },
  play: async ({ canvas }) => {
    const remove = { name: 'Kamertype verwijderen' }
    await userEvent.click(await canvas.findByRole('button', remove))
    await said('Bij dit kamertype horen nog kamers.')
    await expect(canvas.getByTestId('address')).toHaveTextContent(`${ONE}?id=2`)
  },
}

const removed = keeping([keptRoomTypes[0]!, { ...newRoomType, wholeVersion: 7 }])
export const RemovedAndPutBack: Story = {
  args: { address: `${ONE}?id=9`, data: removed.data },
  play: async ({ canvas }) => {
    const remove = { name: 'Kamertype verwijderen' }
    await userEvent.click(await canvas.findByRole('button', remove))
    await said(/Het kamertype is verwijderd/)
    await expect(removed.versions).toEqual([7])
    await userEvent.click(await body().findByRole('button', { name: 'Ongedaan maken' }))
    await said('Teruggezet.')
    await expect(removed.asked).toContainEqual(['room-types/9/restore', {}])
  },
}

export const NoSuchRoomType: Story = {
  args: { address: `${ONE}?id=99` },
  play: async ({ canvas }) => {
    await shows(canvas, 'Dit bestaat niet meer.')
  },
}

export const NoneChosen: Story = {
  args: { address: ONE },
  play: async ({ canvas }) => {
    await shows(canvas, 'Er is niets gekozen.')
  },
}

export const WithoutConnection: Story = {
  args: { address: `${ONE}?id=2`, live: 'lost' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Prijs toevoegen' })).toBeDisabled(),
    )
    await expect(canvas.getByRole('button', { name: 'Opslaan' })).toBeDisabled()
  },
}
