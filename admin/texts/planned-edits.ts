/** Gepland: changes that count from a day of sale on. */
export const plannedEditTexts = {
  title: 'Geplande wijzigingen',
  explain:
    'Deze wijzigingen gaan vanzelf in als hun dag begint. Wat tot dan toe is verkocht, houdt zijn prijs.',
  list: 'Geplande wijzigingen, de eerste dag eerst',
  loading: 'De geplande wijzigingen worden geladen',
  failed: 'De geplande wijzigingen zijn niet geladen. Niets is gewijzigd.',
  empty: 'Er is niets gepland',
  emptyHint: 'Kies bij een proef de dag waarop een wijziging ingaat.',
  day: 'Dag',
  what: 'Wijziging',
  state: 'Stand',
  action: 'Actie',
  from: 'Vanaf %{day}',
  fromTo: '%{field}: van %{from} naar %{to}',
  by: 'Gepland door %{name}',
  states: {
    waiting: 'Gaat nog in',
    done: 'Ingegaan',
    refused: 'Niet doorgegaan',
    withdrawn: 'Ingetrokken',
  },
  withdraw: 'Intrekken',
  seen: 'Gezien',
  withdrawn: 'De wijziging is ingetrokken.',
  back: 'De wijziging is weer gepland.',
} as const
