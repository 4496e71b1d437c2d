import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCalendar } from '../../../api/channels/read-calendar.ts'
import { formatDay, parseDay } from '../../../rules/calendar/day.ts'

const today = parseDay('2026-12-01')!
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Portal//EN', ...lines, 'END:VCALENDAR', ''].join(
    '\r\n',
  )
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
const dates = (from: string, until: string) => [
  `DTSTART;VALUE=DATE:${from}`,
  `DTEND;VALUE=DATE:${until}`,
]

/** What is read, each block as `uid from/until name`, each problem as `code uid`. */
function read(text: string) {
  const { blocks, problems } = readCalendar({ text, today })
  return {
    blocks: blocks.map(
      ({ uid, from, until, name }) => `${uid} ${formatDay(from)}/${formatDay(until)} ${name}`,
    ),
    problems: problems.map(({ code, uid }) => `${code} ${uid}`),
  }
}
const blocksOf = (...lines: string[]) => read(calendar(...lines)).blocks
const problemsOf = (...lines: string[]) => read(calendar(...lines)).problems

describe('What portals write', () => {
  it('reads Airbnb: sales with their number, and what is not available', () => {
    const text = calendar(
      ...event(
        ...dates('20261210', '20261213'),
        'UID:1418fb94e984-a@airbnb.com',
        'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/de',
        ' tails/HMABC12345\\nPhone Number (Last 4 Digits): 1234',
        'SUMMARY:Reserved',
      ),
      ...event(
        ...dates('20261201', '20261203'),
        'UID:7f662ec65913-b@airbnb.com',
        'SUMMARY:Airbnb (Not available)',
      ),
    )
    expect(read(text)).toEqual({
      blocks: [
        '7f662ec65913-b@airbnb.com 2026-12-01/2026-12-03 block',
        '1418fb94e984-a@airbnb.com 2026-12-10/2026-12-13 sale',
      ],
      problems: [],
    })
    expect(readCalendar({ text, today }).blocks.map(({ reference }) => reference)).toEqual([
      null,
      'HMABC12345',
    ])
  })

  it('reads Booking.com, which has one word for both', () => {
    const lines = event(...dates('20261224', '20261227'), 'UID:b', 'SUMMARY:CLOSED - Not available')
    expect(blocksOf(...lines)).toEqual(['b 2026-12-24/2026-12-27 either'])
  })
})

describe('The nights of an event', () => {
  it('are one where no end is written, and as many as it lasts where that is written', () => {
    expect(
      blocksOf(
        ...event('UID:a', 'DTSTART;VALUE=DATE:20261210'),
        ...event('UID:b', 'DTSTART;VALUE=DATE:20261211', 'DURATION:P3D'),
        ...event('UID:c', ...dates('20261220', '20261220')),
      ),
    ).toEqual([
      'a 2026-12-10/2026-12-11 either',
      'b 2026-12-11/2026-12-14 either',
      'c 2026-12-20/2026-12-21 either',
    ])
  })

  it.each([
    ['in UTC', 'DTSTART:20261209T233000Z', 'DTEND:20261212T100000Z'],
    [
      'in the house’s zone',
      'DTSTART;TZID=Europe/Amsterdam:20261210T150000',
      'DTEND;TZID=Europe/Amsterdam:20261212T110000',
    ],
    ['in no zone', 'DTSTART:20261210T150000', 'DTEND:20261212T110000'],
    [
      'in an unknown zone',
      'DTSTART;TZID=Bureau:20261210T150000',
      'DTEND;TZID=Bureau:20261212T110000',
    ],
    [
      'far in the east',
      'DTSTART;TZID=Asia/Tokyo:20261211T063000',
      'DTEND;TZID=Asia/Tokyo:20261212T120000',
    ],
    ['until the last minute of a day', 'DTSTART:20261210T000000', 'DTEND:20261211T235900'],
  ])('are those of Amsterdam where it has times: %s', (_, start, end) => {
    expect(blocksOf(...event('UID:a', start, end))).toEqual(['a 2026-12-10/2026-12-12 either'])
  })

  it('follow a zone that the file brings along', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Ver weg',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:-1000',
      'TZOFFSETTO:-1000',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]
    const lines = event(
      'UID:a',
      'DTSTART;TZID=Ver weg:20261209T140000',
      'DTEND;TZID=Ver weg:20261212T000000',
    )
    expect(blocksOf(...zone, ...lines)).toEqual(['a 2026-12-10/2026-12-12 either'])
  })

  it('are whole on the days on which the clocks change', () => {
    expect(
      blocksOf(
        ...event('UID:spring', 'DTSTART:20270327T230000Z', 'DTEND:20270328T220000Z'),
        ...event(
          'UID:autumn',
          'DTSTART;TZID=Europe/Amsterdam:20271030T230000',
          'DTEND;TZID=Europe/Amsterdam:20271031T023000',
        ),
      ),
    ).toEqual(['spring 2027-03-28/2027-03-29 either', 'autumn 2027-10-30/2027-10-31 either'])
  })

  it('reach from today to 24 months ahead', () => {
    expect(
      blocksOf(
        ...event('UID:over', ...dates('20261120', '20261201')),
        ...event('UID:here', ...dates('20261130', '20261202')),
        ...event('UID:endless', ...dates('20270101', '99981231')),
        ...event('UID:later', ...dates('20300101', '20300105')),
      ),
    ).toEqual(['here 2026-11-30/2026-12-02 either', 'endless 2027-01-01/2028-12-01 either'])
  })
})

describe('Repeats', () => {
  it('are as many as are counted, without days that are left out or stand elsewhere', () => {
    expect(
      blocksOf(
        ...event(
          'UID:a',
          ...dates('20261205', '20261207'),
          'RRULE:FREQ=WEEKLY;COUNT=4',
          'EXDATE;VALUE=DATE:20261212',
        ),
        ...event('UID:a', 'RECURRENCE-ID;VALUE=DATE:20261219', ...dates('20261220', '20261221')),
      ),
    ).toEqual([
      'a 2026-12-05/2026-12-07 either',
      'a 2026-12-20/2026-12-21 either',
      'a 2026-12-26/2026-12-28 either',
    ])
  })

  it('end where it says so, else with the window', () => {
    expect(
      blocksOf(
        ...event(
          'UID:a',
          'DTSTART;VALUE=DATE:20261201',
          'RRULE:FREQ=DAILY;INTERVAL=2;UNTIL=20261205',
        ),
      ),
    ).toHaveLength(3)
    expect(
      blocksOf(...event('UID:a', 'DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=MONTHLY')),
    ).toHaveLength(24)
  })

  it('are named where there are too many to follow', () => {
    expect(
      problemsOf(...event('UID:a', 'DTSTART:20261201T000000Z', 'RRULE:FREQ=SECONDLY')),
    ).toEqual(['too-many-repeats a'])
  })
})

describe('A UID that is there more than once', () => {
  const [former, newer] = [dates('20261210', '20261212'), dates('20261211', '20261213')]
  it('counts as it has the highest SEQUENCE, then as it was written last', () => {
    const ends = ['a 2026-12-11/2026-12-13 either']
    expect(
      blocksOf(
        ...event('UID:a', 'SEQUENCE:2', ...newer),
        ...event('UID:a', 'SEQUENCE:1', ...former),
      ),
    ).toEqual(ends)
    expect(
      blocksOf(
        ...event('UID:a', 'DTSTAMP:20261101T000000Z', ...newer),
        ...event('UID:a', 'DTSTAMP:20261001T000000Z', ...former),
      ),
    ).toEqual(ends)
  })

  it('counts as all that it is where nothing says which is the newer', () => {
    expect(blocksOf(...event('UID:a', ...former), ...event('UID:a', ...newer))).toHaveLength(2)
    expect(blocksOf(...event(...former), ...event(...newer))).toEqual([
      expect.stringContaining('2026-12-10/2026-12-12'),
      expect.stringContaining('2026-12-11/2026-12-13'),
    ])
  })

  it('is nothing once it is cancelled', () => {
    expect(
      blocksOf(
        ...event('UID:a', ...former),
        ...event('UID:a', 'SEQUENCE:1', 'STATUS:CANCELLED', ...former),
      ),
    ).toEqual([])
  })
})

describe('What is broken', () => {
  it('is named, and the others are read', () => {
    expect(
      read(
        calendar(
          ...event('UID:backwards', ...dates('20261212', '20261210')),
          ...event('UID:no start', 'SUMMARY:x'),
          ...event('UID:no day', ...dates('20261301', '20261303')),
          ...event('UID:garbage', 'this is no line', ...dates('20261201', '20261203')),
          ...event('UID:good', ...dates('20261214', '20261215')),
        ),
      ),
    ).toEqual({
      blocks: ['good 2026-12-14/2026-12-15 either'],
      problems: [
        'unreadable garbage',
        'ends-before-start backwards',
        'no-start no start',
        'no-start no day',
      ],
    })
  })

  it('is a page of HTML, an empty answer, a file that was cut off', () => {
    expect(read('<!doctype html><title>Log in</title>').problems).toEqual(['no-calendar null'])
    expect(read('').problems).toEqual(['no-calendar null'])
    const whole = calendar(
      ...event('UID:a', ...dates('20261210', '20261212')),
      ...event('UID:b', ...dates('20261220', '20261222')),
    )
    expect(read(whole.slice(0, -60))).toEqual({
      blocks: ['a 2026-12-10/2026-12-12 either'],
      problems: ['cut-off null'],
    })
  })

  it('is a UID that no database stores: with a NUL, or cut within a character', () => {
    const long = `${'x'.repeat(254)}\u{1F6CF}`
    const lines = [`a\0b`, long].flatMap((uid, place) =>
      event(`UID:${uid}`, ...dates(`2026121${place * 3}`, `2026121${place * 3 + 2}`)),
    )
    expect(blocksOf(...lines)).toEqual([
      'ab 2026-12-10/2026-12-12 either',
      `${'x'.repeat(254)} 2026-12-13/2026-12-15 either`,
    ])
  })

  it('is too many events', () => {
    const many = Array.from({ length: 5_001 }, (_, place) =>
      event(`UID:${place}`, ...dates('20261210', '20261211')),
    )
    const { blocks, problems } = read(calendar(...many.flat()))
    expect(blocks).toHaveLength(5_000)
    expect(problems).toEqual(['too-many-events null'])
  })

  it('never throws, whatever is done to a feed', () => {
    const whole = calendar(
      ...event(
        'UID:a',
        'DTSTART;TZID=Europe/Paris:20261210T150000',
        'DURATION:PT20H',
        'RRULE:FREQ=WEEKLY;COUNT=3;BYDAY=MO',
      ),
      ...event('UID:b', ...dates('20261220', '20261222'), 'SUMMARY:Reserved'),
    )
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.nat(whole.length), fc.nat(12), fc.string({ unit: 'binary', maxLength: 6 })),
          { minLength: 1, maxLength: 6 },
        ),
        (cuts) => {
          let text = whole
          for (const [at, length, put] of cuts)
            text = text.slice(0, at) + put + text.slice(at + length)
          const { blocks, problems } = readCalendar({ text, today })
          for (const { from, until } of blocks) {
            expect(until).toBeGreaterThan(from)
            expect(until).toBeGreaterThan(today)
          }
          expect(problems.length).toBeLessThan(9)
        },
      ),
      { numRuns: 1_000 },
    )
  })
})
