import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Check, Column, Entity, PrimaryColumn, Repository } from 'typeorm'
import { z } from 'zod'
import {
  type OwnNoun,
  SENTENCES,
  checkTranslation,
  ownTexts,
} from '../../rules/forms/check-translation.ts'
import type { FieldError } from '../../rules/forms/field-error.ts'
import { areaName } from '../../rules/texts/area-names.ts'
import {
  HOUSE_LANGUAGE,
  type Language,
  isLanguage,
  languageTags,
} from '../../rules/texts/languages.ts'
import { literalText, literalsOf } from '../../rules/texts/load-text-corrections.ts'
import type { Words } from '../../rules/texts/all-words.ts'
import { textOf } from '../../rules/texts/words.ts'
import { ChangeVersions } from '../edits/change-versions.ts'
import { keptController } from '../edits/kept-controller.ts'
import { type Editor, StaffEdits } from '../edits/staff-edits.ts'
import { type Answer, invalidInput, notFound } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { type ListPage, listIds, listQuestion, listWords } from '../lists/list-question.ts'
import { PageRows } from '../pages/page-rows.ts'
import {
  type TranslationOrder,
  type TranslationView,
  translationOrderShape,
  translationViewShape,
} from './translation-shape.ts'

const UNKNOWN = 'Deze tekst staat er niet meer.'
const unknown = notFound(UNKNOWN)

const TABLE = 'translations'
const says = { noun: 'translations', id: ({ id }: { id: string }) => id } as const

/** What `GET /api/back-office/translations` is asked with. */
const translationListQuestion = listQuestion(
  ['id'],
  ['id', 'ASC'],
  z.object({
    id: listIds(listWords),
    q: listWords.optional(),
    language: listWords.optional(),
    /** Left out: all that guests read. */
    which: z.enum(['to-do', 'sentences']).optional(),
  }),
)

/** A text in another language than Dutch: what staff typed, or a sentence of the catalogue. */
@Entity('translations')
@Check('translations_language_check', `language ~ '^[a-z]{2,3}$'`)
@Check('translations_text_check', 'length(text) BETWEEN 1 AND 50000')
export class TranslationEntity {
  /** The table of its row; `texts`: a sentence of the catalogue. */
  @PrimaryColumn('text')
  noun!: string

  @PrimaryColumn('text')
  key!: string

  @PrimaryColumn('text')
  field!: string

  @PrimaryColumn('text')
  language!: string

  @Column('text')
  text!: string

  /** The Dutch that it was made of. */
  @Column('text')
  original!: string
}

/** A text that guests read, whether it is translated or not. */
interface GuestText extends Pick<TranslationView, 'noun' | 'key' | 'field' | 'where' | 'dutch'> {
  /** What names it in an address: its key, of a facility the id of the first room's. */
  row: string
  /** A sentence as the catalogue has it in the language; empty of what staff typed. */
  literal: string
  /** Of a sentence: whether its Dutch was corrected. */
  isCorrected?: boolean
}

/** What staff typed and guests read: each table with its key and what its row is called. */
const OWN_TABLES: Record<OwnNoun, { from: string; key: string; row?: string; where: string }> = {
  room_types: { from: 'room_types WHERE active', key: 'id', where: 'name' },
  room_type_facilities: {
    from: `(SELECT f.name, min(f.id) AS id FROM room_type_facilities f JOIN room_types t ON t.id = f.room_type_id WHERE t.active GROUP BY f.name) its`,
    key: 'name',
    row: 'id',
    where: `''`,
  },
  room_type_images: {
    from: `(SELECT i.*, t.name FROM room_type_images i JOIN room_types t ON t.id = i.room_type_id WHERE t.active) its`,
    key: 'id',
    where: 'name',
  },
  products: { from: 'products WHERE active', key: 'code', where: 'name' },
  page_texts: { from: `page_texts WHERE body <> ''`, key: 'slug', where: 'title' },
  settings: {
    from: `(SELECT key, value ->> 'text' AS text FROM settings WHERE key = 'banner') its`,
    key: 'key',
    where: `''`,
  },
}

/** What staff typed and guests read, as SQL: each with its table, key, field, place and Dutch. */
export const OWN_TEXTS_SQL = Object.entries(OWN_TABLES)
  .flatMap(([noun, { from, key, row = key, where }]) =>
    Object.keys(ownTexts[noun as OwnNoun]).map(
      (field) =>
        `SELECT '${noun}' AS noun, ${key}::text AS key, ${row}::text AS row, '${field}' AS field, ${where} AS place, ${field} AS dutch FROM ${from}`,
    ),
  )
  .join(' UNION ALL ')

/** All that guests read, in the other languages of the site. */
@Injectable()
export class TranslationRows {
  constructor(
    @InjectRepository(TranslationEntity) private readonly rows: Repository<TranslationEntity>,
    private readonly edits: StaffEdits,
    private readonly versions: ChangeVersions,
    private readonly facts: FactsCache,
    private readonly pages: PageRows,
  ) {}

  /** Found by words in the Dutch, in the translation, or in where it is read. */
  async page({
    first,
    most,
    filter: { id, q = '', language = otherLanguages()[0], which },
  }: z.output<typeof translationListQuestion>): Promise<ListPage<TranslationView>> {
    const tags = id ? otherLanguages() : [language].filter(isOther)
    const all = (await Promise.all(tags.map((tag) => this.all(tag)))).flat()
    const words = q.trim().toLowerCase()
    const found = all.filter(
      (row) =>
        (id?.includes(row.id) ?? true) &&
        (which !== 'to-do' || row.state === 'missing' || row.state === 'outdated') &&
        (which !== 'sentences' || (row.noun === SENTENCES && row.state !== 'literal')) &&
        [row.dutch, row.text, row.where].some((text) => text.toLowerCase().includes(words)),
    )
    return { rows: found.slice(first, first + most), first, total: found.length }
  }

  /** Null where no guest reads such a text, or in no such language. */
  async one(id: string): Promise<TranslationView | null> {
    const language = id.slice(id.lastIndexOf('.') + 1)
    if (!isOther(language)) return null
    return (await this.all(language)).find((row) => row.id === id) ?? null
  }

  /** Has guests of a language read something. A sentence that is literal again has no row. */
  async change(
    staff: Editor,
    { text, version }: TranslationOrder,
    id: string,
  ): Promise<Answer<TranslationView>> {
    const found = await this.one(id)
    if (!found) return unknown
    const errors = await this.wrongWith(found, text)
    if (errors.length > 0) return { ok: false, error: invalidInput(errors) }
    const { noun, key, field, dutch: original, literal } = found
    const isAsWritten = noun === SENTENCES || field === 'body'
    const isLiteral = noun === SENTENCES && text === literal && isSupplied(key, original)
    const stored = isLiteral ? null : { text: isAsWritten ? text : text.trim(), original }
    return this.store(staff, version, found, stored)
  }

  /** Back to the Dutch, or to the sentence as the catalogue has it. */
  async remove(
    staff: Editor,
    version: number | undefined,
    id: string,
  ): Promise<Answer<TranslationView>> {
    const found = await this.one(id)
    return found ? this.store(staff, version, found, null) : unknown
  }

  /** @param stored null: it has no row */
  private async store(
    staff: Editor,
    version: number | undefined,
    { id, noun, key, field, language }: TranslationView,
    stored: Pick<TranslationEntity, 'text' | 'original'> | null,
  ): Promise<Answer<TranslationView>> {
    const its = { noun, key, field, language }
    const edit = { noun: TABLE, key: keyOf(its), version }
    const answer = await this.edits.write(staff, edit, says, async (manager) => {
      if (stored) await manager.save(TranslationEntity, { ...its, ...stored })
      else await manager.delete(TranslationEntity, its)
      return { ok: true, value: { id } }
    })
    if (!answer.ok) return answer
    const view = await this.one(id)
    return view ? { ok: true, value: view } : unknown
  }

  /** A page's own words are judged as the page is. */
  private async wrongWith(its: TranslationView, text: string): Promise<FieldError[]> {
    const errors = checkTranslation(its, text)
    if (errors.length > 0 || its.noun !== 'page_texts' || its.field !== 'body') return errors
    const judged = await this.pages.judge(its.key, { title: '-', description: '-', body: text })
    return judged.errors.map((error) => ({ ...error, field: 'text' }))
  }

  /** What guests read: by the order of the tables, then the sentences by that of the catalogue. */
  private async all(language: Language): Promise<TranslationView[]> {
    const known = await this.facts.fresh()
    const own: GuestText[] = await this.rows.query(
      `SELECT noun, key, row, field, place AS "where", dutch, '' AS literal FROM (${OWN_TEXTS_SQL}) its WHERE dutch <> ''`,
    )
    const read = [...own, ...sentencesIn(language, known.words)]
    const stored = await this.rows.findBy({ language })
    const storedBy = new Map(stored.map((row) => [keyOf(row), row]))
    const versionOf = await this.versions.of(
      TABLE,
      read.map((one) => keyOf({ ...one, language })),
    )
    return read.map((one) => {
      const name = { noun: one.noun, key: one.key, field: one.field, language }
      const its = storedBy.get(keyOf(name))
      const [wrong] = its && one.noun === SENTENCES ? checkTranslation(one, its.text) : []
      return {
        id: `${one.noun}.${one.row}.${one.field}.${language}`,
        ...name,
        where: one.where,
        dutch: one.dutch,
        literal: one.literal,
        text: wrong ? one.literal : (its?.text ?? one.literal),
        state: stateOf(one, its, wrong !== undefined),
        refusal: wrong ? textOf(known.words, wrong.text) : '',
        version: versionOf(keyOf(name)),
      }
    })
  }
}

function stateOf(
  { noun, dutch, isCorrected }: GuestText,
  its: TranslationEntity | undefined,
  isWrong: boolean,
): TranslationView['state'] {
  if (its) return isWrong || its.original !== dutch ? 'outdated' : 'translated'
  if (noun !== SENTENCES) return 'missing'
  return isCorrected ? 'outdated' : 'literal'
}

/** The sentences that a language has, each beside its Dutch as it stands now. */
function sentencesIn(language: Language, words: Words): GuestText[] {
  const dutch = words as unknown as Record<string, Record<string, string>>
  return [...literalsOf(language)].map(([id, literal]) => {
    const [area = '', name = ''] = baseOf(id).split('.')
    const stands = dutch[area]?.[name] ?? ''
    return {
      noun: SENTENCES,
      key: id,
      row: id,
      field: 'text',
      where: areaName(area).where || areaName(area).name,
      dutch: stands,
      literal,
      isCorrected: !isSupplied(id, stands),
    }
  })
}

/** The text that a form of its own language stands beside: `stay.nights` of `stay.nights_few`. */
function baseOf(id: string): string {
  return literalText(id) === null ? id.replace(/_[a-z]+$/, '') : id
}

/** Whether the Dutch of a sentence is the literal text. */
const isSupplied = (id: string, dutch: string) => dutch === literalText(baseOf(id))

/** As `changes` has it. */
const keyOf = ({
  noun,
  key,
  field,
  language,
}: Pick<TranslationView, 'noun' | 'key' | 'field' | 'language'>) =>
  `${noun} ${key} ${field} ${language}`

const isOther = (tag: unknown): tag is Language => isLanguage(tag) && tag !== HOUSE_LANGUAGE

const otherLanguages = (): Language[] => languageTags().filter(isOther)

/** The routes of the translations: all that guests read, in each language but Dutch. */
export const translationsController = keptController(
  {
    name: 'Translations',
    resource: 'translations',
    unknown: UNKNOWN,
    keys: { id: z.string().max(400, UNKNOWN) },
    view: translationViewShape,
    list: translationListQuestion,
    change: translationOrderShape,
  },
  TranslationRows,
)
