const shapes = [
  ['day--free', 'vrij, kies je aankomst'],
  ['day--no', 'vrij, geen aankomst'],
  ['day--taken', 'bezet'],
  ['day--closed', 'gesloten'],
  ['day--past', 'voorbij of nog niet te boeken'],
] as const

/** What the shapes of the days mean. */
export function Legend() {
  return (
    <ul className="legend-list" aria-label="Uitleg bij de kalender">
      {shapes.map(([look, name]) => (
        <li key={look}>
          <span className={`day ${look}`} aria-hidden="true">
            <span>8</span>
          </span>
          {name}
        </li>
      ))}
    </ul>
  )
}
