/** A breakfast order of the demo, in days from today. */
export interface DemoOrder {
  orderedDaysAgo: number
  comesIn: number
  slot: number
  name: string
  receiver: string
  street: string
  houseNumber: string
  postcode: string
  city: string
  adults: number
  kids: number
  /** Pays at once; who does not is reminded, and cancelled in the end. */
  pays: boolean
}

export const demoOrders: readonly DemoOrder[] = [
  {
    orderedDaysAgo: 4,
    comesIn: 1,
    slot: 1,
    name: 'Marieke Janssen',
    receiver: 'Opa en oma Janssen',
    street: 'Stationsstraat',
    houseNumber: '18',
    postcode: '6181 AD',
    city: 'Elsloo',
    adults: 2,
    kids: 0,
    pays: true,
  },
  {
    orderedDaysAgo: 1,
    comesIn: 4,
    slot: 3,
    name: 'Tom Vroomen',
    receiver: 'Familie Vroomen',
    street: 'Dorine Verschureplein',
    houseNumber: '5',
    postcode: '6171 HB',
    city: 'Stein',
    adults: 2,
    kids: 3,
    pays: true,
  },
  {
    orderedDaysAgo: 0,
    comesIn: 6,
    slot: 4,
    name: 'Ingrid Claessens',
    receiver: 'Ingrid Claessens',
    street: 'Markt',
    houseNumber: '22a',
    postcode: '6191 JH',
    city: 'Beek',
    adults: 1,
    kids: 0,
    pays: false,
  },
]
