import type { ReactNode } from 'react'
import styles from './icon.module.css'

/**
 * Outlined drawings on a 16 px square, stroke 1.6; the two payment marks differ in shape and
 * weight, not in colour alone.
 */
export const drawings = {
  agenda: (
    <>
      <rect x="2" y="3" width="12" height="11" rx="1.5" />
      <path d="M2 6.5h12M5.5 1.5v3M10.5 1.5v3" />
    </>
  ),
  dashboard: (
    <>
      <rect x="2" y="2" width="5" height="5" rx="1" />
      <rect x="9" y="2" width="5" height="5" rx="1" />
      <rect x="2" y="9" width="5" height="5" rx="1" />
      <rect x="9" y="9" width="5" height="5" rx="1" />
    </>
  ),
  night: <path d="M13.5 9.6A6 6 0 0 1 6.4 2.5 6 6 0 1 0 13.5 9.6z" />,
  mail: (
    <>
      <rect x="1.5" y="3" width="13" height="10" rx="1.5" />
      <path d="m2 4.5 6 4.5 6-4.5" />
    </>
  ),
  message: (
    <>
      <path d="M2 3.5h12v8H7l-3 2.5v-2.5H2z" />
      <path d="M5 6.5h6M5 8.8h4" />
    </>
  ),
  cash: (
    <>
      <path d="M3.5 7.5h9l1.5 6H2zM5.5 7.5v-5h5v5" />
      <path d="M5 10.5h6M7 4.8h2" />
    </>
  ),
  market: (
    <>
      <path d="M2 6.5 3.5 2.5h9L14 6.5M3 8v6M13 8v6M3 11h10" />
      <path d="M2 6.5c0 1.8 3 1.8 3 0 0 1.8 3 1.8 3 0 0 1.8 3 1.8 3 0 0 1.8 3 1.8 3 0z" />
    </>
  ),
  project: (
    <>
      <path d="M8 14V7M8 10C8 7 5.5 6 3 6c0 3 2 4.5 5 4.5M8 7.5c0-3 2-4.5 5-5 0 3.2-1.8 5-5 5" />
    </>
  ),
  vacation: (
    <>
      <circle cx="8" cy="8" r="3" />
      <path d="M8 1.5v1.5M8 13v1.5M1.5 8H3M13 8h1.5M3.4 3.4l1 1M11.6 11.6l1 1M12.6 3.4l-1 1M4.4 11.6l-1 1" />
    </>
  ),
  breakfast: (
    <>
      <path d="M2.5 6.5h8.5v3.5a3 3 0 0 1-3 3H5.5a3 3 0 0 1-3-3zM11 7.5h1a1.7 1.7 0 0 1 0 3.4h-1.1M1.5 14.5h10.5" />
      <path d="M5 1.5v2.5M8.5 1.5v2.5" />
    </>
  ),
  settings: (
    <>
      <path d="M2 4.5h6M12 4.5h2M2 11.5h2M8 11.5h6" />
      <circle cx="10" cy="4.5" r="1.8" />
      <circle cx="6" cy="11.5" r="1.8" />
    </>
  ),
  'sign-out': (
    <path d="M6 2H3.5A1.5 1.5 0 0 0 2 3.5v9A1.5 1.5 0 0 0 3.5 14H6M10.5 11 14 8l-3.5-3M14 8H6" />
  ),
  more: (
    <>
      <circle cx="3" cy="8" r="0.8" />
      <circle cx="8" cy="8" r="0.8" />
      <circle cx="13" cy="8" r="0.8" />
    </>
  ),
  menu: <path d="M2 4h12M2 8h12M2 12h12" />,
  search: (
    <>
      <circle cx="7" cy="7" r="4.5" />
      <path d="m10.5 10.5 3.5 3.5" />
    </>
  ),
  left: <path d="M10 3 5 8l5 5" />,
  right: <path d="m6 3 5 5-5 5" />,
  up: <path d="m4 10 4-4 4 4" />,
  plus: <path d="M8 3v10M3 8h10" />,
  remove: <path d="M2.5 4.5h11M6 4.5V2.5h4v2M4 4.5l.7 9h6.6l.7-9" />,
  down: <path d="m4 6 4 4 4-4" />,
  arrow: <path d="M2.5 8h11M9.5 4l4 4-4 4" />,
  open: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path
        d="M10.3 5.9A2.9 2.9 0 0 0 6 8.1a2.9 2.9 0 0 0 4.3 2.1M4.7 7.4h3.6M4.7 9h3.2"
        strokeWidth="1.2"
      />
    </>
  ),
  paid: (
    <>
      <circle cx="8" cy="8" r="6.6" fill="currentColor" stroke="none" />
      <path d="m5 8.2 2.1 2.1L11 6.2" stroke="#fff" strokeWidth="1.9" />
    </>
  ),
  check: <path d="m3 8.5 3.2 3.2L13 5" />,
  cross: <path d="m4 4 8 8M12 4l-8 8" />,
  question: <path d="M5.6 5.6a2.4 2.4 0 1 1 3.4 2.3c-.7.4-1 .8-1 1.6M8 12.4v.1" />,
  warning: <path d="M8 2 1.5 13.5h13zM8 6.5v3.2M8 11.6v.1" />,
  info: (
    <>
      <circle cx="8" cy="8" r="6.2" />
      <path d="M8 7.2v3.8M8 5v.1" />
    </>
  ),
  retry: <path d="M13.5 8a5.5 5.5 0 1 1-1.6-3.9M13.5 1.5v3h-3" />,
  offline: (
    <path d="M2 2l12 12M5 8.6a4.5 4.5 0 0 1 2-1.1M2.3 6a8.6 8.6 0 0 1 2.4-1.6M8.5 4a8.7 8.7 0 0 1 5.2 2M10 7.9a4.4 4.4 0 0 1 1 .7M8 11.8v.1" />
  ),
  customer: (
    <>
      <circle cx="8" cy="5" r="2.8" />
      <path d="M2.5 14c.6-3.2 2.7-4.8 5.5-4.8s4.9 1.6 5.5 4.8" />
    </>
  ),
  phone: (
    <path d="M3 2h2.5l1.2 3.2L5.2 6.4a8 8 0 0 0 4.4 4.4l1.2-1.5L14 10.5V13a1 1 0 0 1-1.1 1A11.5 11.5 0 0 1 2 3.1 1 1 0 0 1 3 2z" />
  ),
  edit: <path d="m10.5 2.5 3 3L5.5 13.5l-3.5.5.5-3.5z" />,
  pin: <path d="M5.5 2h5M6.5 2v4L4 9h8L9.5 6V2M8 9v5" />,
  bill: <path d="M3.5 1.5h9v13l-2.2-1.4L8 14.5l-2.3-1.4-2.2 1.4zM6 5h4M6 7.8h4" />,
  file: <path d="M4 1.5h5.5L13 5v9.5H4zM9.5 1.5V5H13" />,
  clock: (
    <>
      <circle cx="8" cy="8" r="6.2" />
      <path d="M8 4.5V8l2.4 1.6" />
    </>
  ),
  keyboard: (
    <>
      <rect x="1.5" y="4" width="13" height="8.5" rx="1.5" />
      <path d="M4 6.8h.1M6.7 6.8h.1M9.3 6.8h.1M12 6.8h.1M5 9.8h6" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof drawings

/** A drawing beside a word, hidden from screen readers: the word or the button's label says it. */
export function Icon({
  name,
  size = 16,
  className = '',
}: {
  name: IconName
  size?: 14 | 16 | 20
  className?: string
}) {
  return (
    <svg
      className={`${styles.icon} ${className}`}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      {drawings[name]}
    </svg>
  )
}
