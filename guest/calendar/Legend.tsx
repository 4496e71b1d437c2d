import { useWords } from '../texts/words.ts'

/** What the shapes mean; always there, so that nobody has to guess. */
export function Legend({
  mostNights,
  cutOff,
  arrivalsOnly = false,
}: {
  mostNights: number
  /** It is past the cut-off (14.00 o'clock): today and tomorrow are closed for arrivals. */
  cutOff: boolean
  /** One day chooses the whole stay: nobody looks for a departure. */
  arrivalsOnly?: boolean
}) {
  const { siteRooms: words } = useWords()
  return (
    <ul className="legend-list" aria-label={words.legend}>
      <Shape look="day--free" name={words.dayFree} />
      <Shape look="day--taken" name={words.dayTaken} />
      <Shape look="day--closed" name={words.dayClosed} />
      {!arrivalsOnly && <Shape look="day--out" name={words.dayDepartureOnly} />}
      <Shape look="day--no" name={words.dayNotToChoose} />
      {cutOff && <Shape look="day--cut" name={words.dayTooLate} />}
      <Shape look="day--past" name={words.dayPast} />
      <Shape look="day--later" name={words.dayNotYet} />
      <Shape look="day--start" name={words.dayChosen} />
      {mostNights > 1 && !arrivalsOnly && (
        <Shape
          look="day--free day--min"
          name={mostNights === 2 ? words.dayTwoNights : words.dayTwoNightsOrMore}
        />
      )}
    </ul>
  )
}

function Shape({ look, name }: { look: string; name: string }) {
  return (
    <li>
      <span className={`day ${look}`} aria-hidden="true">
        <span>8</span>
      </span>
      {name}
    </li>
  )
}
