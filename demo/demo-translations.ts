import type { ClientBase } from 'pg'
import { OWN_TEXTS_SQL } from '../api/texts/translations.ts'
import { english } from './translations/english.ts'
import { german } from './translations/german.ts'

/** What the demo's house says of itself in another language. */
export interface DemoTranslation {
  /** Names and pictures, by their Dutch. */
  own: Readonly<Record<string, string>>
  /** Of room types, by their Dutch name. */
  descriptions: Readonly<Record<string, string>>
  /** What staff corrected in Dutch (`demo-texts.ts`), by the text's id. */
  sentences: Readonly<Record<string, string>>
  /** By slug. */
  pages: Readonly<Record<string, { title: string; description: string; body: string }>>
}

/** Puts the demo's translations beside its Dutch, as staff would have typed them. */
export async function translateDemo(client: ClientBase): Promise<void> {
  for (const [language, translation] of Object.entries({ en: english, de: german }))
    await client.query(
      `INSERT INTO translations (noun, key, field, language, text, original)
       SELECT noun, key, field, $1, its.text, dutch
       FROM (${OWN_TEXTS_SQL} UNION ALL SELECT 'texts', id, id, 'text', '', text FROM text_corrections) own
         JOIN jsonb_each_text($2) its (name, text) ON its.name IN (dutch, key, place || '.' || field, key || '.' || field)
       ON CONFLICT DO NOTHING`,
      [language, JSON.stringify(byName(translation))],
    )
}

/** Each text by what it is found by: its Dutch, its id, or its row and field. */
function byName({ own, descriptions, sentences, pages }: DemoTranslation): Record<string, string> {
  const ofTypes = Object.entries(descriptions).map(([name, text]) => [`${name}.description`, text])
  const ofPages = Object.entries(pages).flatMap(([slug, page]) =>
    Object.entries(page).map(([field, text]) => [`${slug}.${field}`, text]),
  )
  return Object.fromEntries([
    ...Object.entries(own),
    ...Object.entries(sentences),
    ...ofTypes,
    ...ofPages,
  ])
}
