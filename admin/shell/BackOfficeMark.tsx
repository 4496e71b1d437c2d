/** The property's mark: a key tag with a K. */
export function BackOfficeMark() {
  return (
    <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true" fill="none">
      <path
        d="M13 3h10a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H13C7 27 3 21.500 3 15S7 3 13 3z"
        fill="currentColor"
      />
      <circle cx="9.5" cy="15" r="2.6" fill="#20262E" />
      <path
        d="M16 10v10M16 15.600l5-5.600M17.600 13.900 21.500 20"
        stroke="#20262E"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  )
}
