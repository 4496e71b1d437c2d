import { trialTexts } from './trials.ts'

/** What the screens of rows that staff keep have in common. */
export const keptTexts = {
  loading: 'De gegevens worden geladen',
  failed: 'De gegevens zijn niet geladen. Niets is gewijzigd.',
  noId: 'Er is niets gekozen.',
  notFound: 'Dit bestaat niet meer.',
  save: 'Opslaan',
  busy: 'Bezig…',
  leave: 'Wat u typte is niet bewaard. Toch verlaten?',
  meanwhile: 'Intussen door iemand anders gewijzigd',
  fromTo: '%{field}: van %{from} naar %{to}. Wat u hier typte, staat er nog.',
  back: 'Teruggezet.',
  gone: 'Intussen door iemand anders verwijderd',
  goneRow: 'Deze regel is intussen door iemand anders verwijderd. Voeg hem opnieuw toe.',
  goneForm: 'Wat u hier typte, staat er nog. Voeg het opnieuw toe als het toch nodig is.',
  addAgain: 'Voeg opnieuw toe',
  putBack: 'Zet terug',
  trial: trialTexts,
} as const
