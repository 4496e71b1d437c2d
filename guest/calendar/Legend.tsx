import { CUT_OFF_WORDS } from './day-words.ts'

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
  return (
    <ul className="legend-list" aria-label="Uitleg bij de kalender">
      <Shape look="day--free" name="vrij" />
      <Shape look="day--taken" name="bezet" />
      <Shape look="day--closed" name="gesloten" />
      {!arrivalsOnly && <Shape look="day--out" name="alleen vertrek" />}
      <Shape look="day--no" name="niet te kiezen" />
      {cutOff && <Shape look="day--cut" name={CUT_OFF_WORDS} />}
      <Shape look="day--past" name="voorbij" />
      <Shape look="day--later" name="nog niet te boeken" />
      <Shape look="day--start" name="gekozen" />
      {mostNights > 1 && !arrivalsOnly && (
        <Shape
          look="day--free day--min"
          name={mostNights === 2 ? 'minimaal 2\u00a0nachten' : 'minimaal 2\u00a0nachten of meer'}
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
