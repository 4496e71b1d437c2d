import type { Pool } from 'pg'
import { z } from 'zod'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { conditionsInGeneral } from '../../rules/cancellation/conditions-in-general.ts'
import { HOUSE_LANGUAGE, storedLanguage } from '../../rules/texts/languages.ts'
import { worded } from '../../rules/texts/words.ts'
import { guestScreens } from '../../screens/guest-screens.ts'
import { instantText } from '../database/house-days.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import { AGREED_PAGES } from '../facts/load-property.ts'
import { type StoredConditions, soldConditions, soldConditionsSql } from './sold-conditions.ts'

export const agreementShape = z
  .object({
    by: z
      .enum(['ordering', 'paying'])
      .nullable()
      .meta({ description: 'What the guest agreed by; null: by nothing on the site.' }),
    at: z.iso.datetime().nullable(),
    language: z.string().meta({ description: 'Of who agreed (BCP 47).' }),
    cancellation: z
      .array(z.object({ when: z.string(), share: z.string() }))
      .meta({ description: 'What goes back who cancels a stay, as sold, in that language.' }),
    pages: z
      .array(
        z.object({
          slug: z.string(),
          title: z.string().meta({ description: 'In Dutch.' }),
          language: z.string().meta({ description: 'Dutch where there was no translation.' }),
          text: z.string().nullable().meta({ description: 'Markdown; null: it is known no more.' }),
          since: z.iso
            .datetime()
            .nullable()
            .meta({ description: 'When it was written; null: it stood from the beginning.' }),
          isCurrent: z.boolean().meta({ description: 'Whether guests read it still.' }),
        }),
      )
      .meta({ description: 'Empty where nothing was agreed, or before versions were stored.' }),
  })
  .meta({ id: 'Agreement' })
export type AgreementView = z.output<typeof agreementShape>

/** What a guest agrees to, by what is ordered. */
const PAGES = {
  booking: AGREED_PAGES,
  'breakfast-order': [guestScreens.terms, guestScreens.privacy].map(({ path }) => path.slice(1)),
} as const

interface SaleRow {
  isOrdered: boolean
  at: Date | null
  soldAt: Date
  language: string
  /** The MD5 of each page by `slug language` (`SaleTerms`); null: sold before they were stored. */
  versions: Record<string, string> | null
  conditions: StoredConditions
}

// Whom staff sold to agrees by paying online, on the page that names the conditions.
const SALE = `SELECT sale.by = 'guest' AS "isOrdered", agreed.at, sale.at AS "soldAt",
    terms.price_list -> 'agreedPages' AS versions, ${soldConditionsSql('f.id')} AS conditions,
    coalesce(
      (SELECT its ->> 'from' FROM events e, jsonb_array_elements(e.data -> 'changes') its
       WHERE e.subject_kind = f.kind AND e.subject_id = f.id AND e.at >= agreed.at AND its ->> 'field' = 'language' ORDER BY e.id LIMIT 1),
      (SELECT language FROM bookings WHERE id = f.id), (SELECT language FROM breakfast_orders WHERE id = f.id)) AS language
  FROM folios f
    JOIN LATERAL (SELECT at, by, terms_id FROM folio_entries WHERE folio_id = f.id AND kind = 'sold' ORDER BY id LIMIT 1) sale ON true
    LEFT JOIN sale_terms terms ON terms.id = sale.terms_id
    JOIN LATERAL (SELECT CASE WHEN sale.by = 'guest' THEN sale.at ELSE
      (SELECT min(at) FROM folio_entries WHERE folio_id = f.id AND kind = 'received' AND by = 'provider') END AS at) agreed ON true
  WHERE f.id = $1 AND f.kind = $2`

interface VersionRow {
  slug: string
  language: string
  text: string | null
  since: string | null
  isCurrent: boolean
}

/** Of each page in Dutch and a language the version with the stored MD5; of none stored, as of a moment. */
const VERSIONS = `WITH asked AS (
    SELECT slug, '${HOUSE_LANGUAGE}' AS language, 'page_texts' AS noun, slug AS key, 'body' AS field FROM unnest($1::text[]) slug
    UNION ALL SELECT slug, $2::text, 'translations', 'page_texts ' || slug || ' body ' || $2, 'text' FROM unnest($1::text[]) slug WHERE $2 <> '${HOUSE_LANGUAGE}'),
  standing AS (
    SELECT slug, '${HOUSE_LANGUAGE}' AS language, body AS text FROM page_texts
    UNION ALL SELECT key, language, text FROM translations WHERE noun = 'page_texts' AND field = 'body'),
  versions AS (
    SELECT slug, language, id, at, after ->> field AS text FROM asked JOIN changes ON (changes.noun, row_key) = (asked.noun, key)
    WHERE before ->> field IS DISTINCT FROM after ->> field
    UNION ALL
    SELECT slug, language, 0, '-infinity', CASE WHEN first.id IS NULL THEN standing.text ELSE first.before ->> field END
    FROM asked LEFT JOIN standing USING (slug, language)
      LEFT JOIN LATERAL (SELECT id, before FROM changes WHERE (changes.noun, row_key) = (asked.noun, key) ORDER BY id LIMIT 1) first ON true)
  SELECT DISTINCT ON (slug, language) slug, language, its.text,
    CASE WHEN its.at > '-infinity' THEN ${instantText('its.at')} END AS since, its.text IS NOT DISTINCT FROM standing.text AS "isCurrent"
  FROM versions its LEFT JOIN standing USING (slug, language)
  WHERE CASE WHEN $3::jsonb IS NULL THEN its.at <= $4 ELSE md5(its.text) = $3 ->> (slug || ' ' || language) END
  ORDER BY slug, language, its.at <= $4 DESC, its.at DESC, its.id DESC`

/**
 * Which version of the conditions a guest agreed to, in which language; null where there is no such
 * order.
 */
export async function loadAgreement(
  pool: Pool,
  { pages, wordsIn }: Pick<KnownProperty, 'pages' | 'wordsIn'>,
  { kind, id }: { kind: keyof typeof PAGES; id: string },
): Promise<AgreementView | null> {
  const [sale] = (await pool.query<SaleRow>(SALE, [id, kind])).rows
  if (!sale) return null
  const { isOrdered, at, soldAt, versions } = sale
  const language = storedLanguage(sale.language)
  const agreed = { language, at: at?.toISOString() ?? null }
  if (at === null) return { ...agreed, by: null, cancellation: [], pages: [] }
  const { rows, readings } = soldConditions(sale.conditions)
  const soldOn = momentInAmsterdam(soldAt.getTime()).today
  const cancellation = kind === 'booking' ? conditionsInGeneral(soldOn, rows, readings) : []
  const view = {
    ...agreed,
    by: isOrdered ? ('ordering' as const) : ('paying' as const),
    cancellation: worded(wordsIn(language), cancellation),
  }
  if (isOrdered && versions === null) return { ...view, pages: [] }
  const stored = isOrdered ? versions : null
  const found = await pool.query<VersionRow>(VERSIONS, [
    PAGES[kind],
    language,
    stored === null ? null : JSON.stringify(stored),
    at,
  ])
  const versionOf = (slug: string, tag: string) =>
    found.rows.find((one) => one.slug === slug && one.language === tag)
  const isTranslated = (slug: string) =>
    stored ? Object.hasOwn(stored, `${slug} ${language}`) : Boolean(versionOf(slug, language)?.text)
  return {
    ...view,
    pages: PAGES[kind].flatMap((slug) => {
      const tag = isTranslated(slug) ? language : HOUSE_LANGUAGE
      const { text = null, since = null, isCurrent = false } = versionOf(slug, tag) ?? {}
      // A page without words is not there for guests.
      if (text === '' || (stored && !Object.hasOwn(stored, `${slug} ${tag}`))) return []
      return [{ slug, title: pages[slug] ?? slug, language: tag, text, since, isCurrent }]
    }),
  }
}
