import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { PropertyView } from '../../../api/facts/property-view.ts'
import type { SourceColoursView } from '../../../api/settings/source-colours-controller.ts'
import { sourceTexts } from '../../../rules/texts/source.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const COLOURS = '/api/back-office/settings/source-colours'

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
})
afterAll(() => setup.close())

describe('The colours of the sources', () => {
  it('are those of BO §9 until staff choose others, which every screen has at once', async () => {
    const { body } = await staff.get<SourceColoursView>(COLOURS)
    expect(body.colours).toMatchObject({ 'booking-com': '#A560E0', airbnb: '#7AA898' })
    const changed = await staff.put<SourceColoursView>(COLOURS, {
      colours: { ...body.colours, airbnb: '#ffee00' },
      version: body.version,
    })
    expect([changed.status, changed.body.colours['airbnb']]).toEqual([200, '#FFEE00'])
    const property = (await setup.app.inject({ url: '/api/property' })).json<PropertyView>()
    expect(property.sourceColours).toMatchObject({ airbnb: '#FFEE00', 'booking.com': '#A560E0' })
  })

  it.each(['', 'blauw', '#12345', '-1', '#FFEE00;}'])('refuse %j at its field', async (airbnb) => {
    const { colours } = (await staff.get<SourceColoursView>(COLOURS)).body
    const { status, body } = await staff.put<ApiError>(COLOURS, { colours: { ...colours, airbnb } })
    expect([status, body.error]).toMatchObject([
      400,
      { fields: [{ field: 'colours.airbnb', text: sourceTexts.colour }] },
    ])
  })
})
