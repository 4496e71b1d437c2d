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
  trial: trialTexts,
} as const
