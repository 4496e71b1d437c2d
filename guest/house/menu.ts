/** The pages the menu leads to: only what is there. */
export const menu = [
  { to: '/kamer-overzicht', name: 'Kamers' },
  { to: '/zoeken', name: 'Beschikbaarheid' },
] as const
