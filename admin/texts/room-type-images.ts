import { wordsInForce } from './words.ts'

/** The pictures of a room type (BO §2, §5, §8). */
export const roomTypeImageTexts = {
  title: 'Foto’s',
  oneCover: 'één omslagfoto',
  list: 'De foto’s van deze kamer, in hun volgorde',
  loading: 'De foto’s worden geladen',
  failed: 'De foto’s zijn niet geladen. Niets is gewijzigd.',
  empty: 'Nog geen foto’s',
  emptyHint: 'De eerste foto wordt de omslag: die zien gasten in het overzicht.',
  photo: 'Foto %{place} van %{total}',
  cover: 'Omslag',
  makeCover: 'Maak omslag',
  makeCoverOf: 'Maak foto %{place} de omslag',
  earlier: 'Foto %{place} naar voren',
  later: 'Foto %{place} naar achteren',
  remove: 'Verwijder foto %{place}',
  alt: 'Wat is er te zien?',
  altHint: 'Voor gasten die de foto niet kunnen zien.',
  moved: 'De foto staat nu op plaats %{place} van %{total}.',
  drag: 'Sleep een foto naar een andere plaats, of gebruik de pijlen.',
  choose: 'Foto’s kiezen',
  drop: 'of sleep ze hierheen',
  kinds: 'JPEG, PNG, WebP of AVIF, hoogstens %{max} MB per foto.',
  chosen: 'Gekozen foto’s',
  upload: 'Foto uploaden',
  uploadSeveral: '%{count} foto’s uploaden',
  busy: 'Bezig met uploaden…',
  sent: '%{part}% verstuurd',
  making: 'Wordt verwerkt…',
  progress: 'Voortgang van %{name}',
  cancel: 'Stop',
  cancelOf: 'Stop met uploaden van %{name}',
  forget: 'Haal weg',
  forgetOf: 'Haal %{name} weg',
  leave: 'Er zijn foto’s gekozen die nog niet zijn geüpload. Toch verlaten?',
  get saved() {
    return wordsInForce().roomSettings.imageSaved
  },
  get coverSaved() {
    return wordsInForce().roomSettings.coverSaved
  },
  get removed() {
    return wordsInForce().roomSettings.imageRemoved
  },
  get notSaved() {
    return wordsInForce().roomSettings.failed
  },
  back: 'De foto is teruggezet',
} as const
