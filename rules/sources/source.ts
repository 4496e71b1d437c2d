/**
 * Which of our mails the guests of a source get. `cancellation`: only that the booking is cancelled.
 */
export const sourceMails = ['all', 'cancellation', 'none'] as const
export type SourceMails = (typeof sourceMails)[number]

/**
 * How the tourist tax of a source's guests reaches the municipality. `desk`: the guest pays it to the
 * house, with the bill. `price`: it is in what the guest pays the source, and comes to the house with
 * the price. `channel`: the source remits it itself, and the house asks for none and owes none.
 */
export const sourceTaxes = ['desk', 'price', 'channel'] as const
export type SourceTax = (typeof sourceTaxes)[number]

/** Where bookings come from (BO §3, §9): a row that staff keep. */
export interface Source {
  /** What bookings name it by, such as `airbnb`; it never changes. */
  id: string
  name: string
  /** Its colour in the agenda and the legend, as `parseColour` writes it. */
  colour: string
  /** Whether its bookings are stored as paid. Of the own website staff are asked for each. */
  prepaid: boolean
  /** Which mails the guest of a booking made from now on gets. */
  mails: SourceMails
  /** How the tourist tax of a booking made from now on reaches the municipality. */
  touristTax: SourceTax
  /** Whether it is offered for a new booking. */
  active: boolean
}

/** The source of what guests book on the site. Nobody else writes to them: they get every mail. */
export const ownWebsite = 'own-website'

/** The source of a booking that came from nowhere else, such as by phone. */
export const noSource = 'none'

/** Whether every house has this source: it can be neither removed nor switched off. */
export function isFixedSource(id: string): boolean {
  return id === ownWebsite || id === noSource
}

/** Whether somebody else sold the stay. */
export function isChannel(id: string): boolean {
  return !isFixedSource(id)
}

/** The colour of what has none of its own (BO §9). */
export const defaultColour = '#27718F'

/**
 * The sources that a house starts with (BO §3, §4, §9). The two left-out names `{host}` of the
 * documents are Booking.com and Airbnb.
 */
export const defaultSources: readonly Source[] = [
  source(ownWebsite, 'Eigen site', defaultColour, false, 'all'),
  source('booking.com', 'Booking.com', '#A560E0', true, 'none'),
  source('airbnb', 'Airbnb', '#7AA898', true, 'none'),
  source('bedandbreakfast.nl', 'bedandbreakfast.nl', '#E06060', false, 'none'),
  source(noSource, 'Zelf ingevoerd', defaultColour, false, 'all'),
]

function source(
  id: string,
  name: string,
  colour: string,
  prepaid: boolean,
  mails: SourceMails,
): Source {
  return { id, name, colour, prepaid, mails, touristTax: usualTax(prepaid), active: true }
}

/** What nobody chose: what comes in paid is paid wholly, its tourist tax too (BO §4). */
export function usualTax(prepaid: boolean): SourceTax {
  return prepaid ? 'price' : 'desk'
}

/** A source by its id; one that the house does not know has the default colour and is named by it. */
export function sourceNamed(sources: readonly Source[], id: string): Source {
  return (
    sources.find((one) => one.id === id) ?? {
      ...source(id, id, defaultColour, false, 'none'),
      active: false,
    }
  )
}

/**
 * Whether a booking that staff add is stored as paid (BO §4). For the own website the form's answer
 * to "Heeft de klant al betaald" decides; of the other sources nobody asks.
 */
export function isStoredAsPaid(
  { id, prepaid }: Pick<Source, 'id' | 'prepaid'>,
  ownWebsiteAnswer: boolean,
): boolean {
  return id === ownWebsite ? ownWebsiteAnswer : prepaid
}
