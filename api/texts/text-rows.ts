import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { z } from 'zod'
import { checkTextCorrection } from '../../rules/forms/check-text-correction.ts'
import { areaName } from '../../rules/texts/area-names.ts'
import {
  literalTexts,
  literalText,
  refuseTextCorrection,
} from '../../rules/texts/load-text-corrections.ts'
import { message } from '../../rules/texts/message.ts'
import { textSources } from '../../rules/texts/text-sources.ts'
import { textOf } from '../../rules/texts/words.ts'
import { ChangeVersions } from '../edits/change-versions.ts'
import { keptController } from '../edits/kept-controller.ts'
import { type Editor, StaffEdits } from '../edits/staff-edits.ts'
import { type Answer, invalidInput, notFound } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { type ListPage, listIds, listQuestion, listWords } from '../lists/list-question.ts'
import { TextCorrectionEntity } from './text-correction-entity.ts'
import { type TextOrder, type TextView, textOrderShape, textViewShape } from './text-shape.ts'

const UNKNOWN_TEXT = 'Deze tekst bestaat niet.'
const unknown = notFound(UNKNOWN_TEXT)

/** What `GET /api/back-office/texts` is asked with. */
const textListQuestion = listQuestion(
  ['id'],
  ['id', 'ASC'],
  z.object({
    id: listIds(listWords),
    q: listWords.optional(),
    area: listWords.optional(),
    corrected: z.boolean().optional(),
  }),
)
type TextListQuestion = z.infer<typeof textListQuestion>

const TABLE = 'text_corrections'
const says = { noun: 'texts', id: ({ id }: { id: string }) => id } as const

/** The catalogue of texts, each with what staff corrected in it. */
@Injectable()
export class TextRows {
  constructor(
    @InjectRepository(TextCorrectionEntity)
    private readonly rows: Repository<TextCorrectionEntity>,
    private readonly edits: StaffEdits,
    private readonly versions: ChangeVersions,
    private readonly facts: FactsCache,
  ) {}

  /** The whole catalogue, in the order of the ids; an area's texts in the order of its file. */
  async all(): Promise<TextView[]> {
    const stored = new Map((await this.rows.find()).map(({ id, text }) => [id, text]))
    const literals = literalTexts()
    const ids = [...new Set([...literals.keys(), ...stored.keys()])].toSorted()
    const versionOf = await this.versions.of(TABLE, ids)
    const { words } = await this.facts.fresh()
    return ids.map((id) => {
      const view = viewOf(id, literals.get(id), stored.get(id), versionOf(id))
      return { ...view, refusal: textOf(words, view.refusal) }
    })
  }

  /** Found by words in the literal text, in the corrected one, or in the id. */
  async page({ first, most, sort, filter }: TextListQuestion): Promise<ListPage<TextView>> {
    const found = (await this.all()).filter(
      ({ id, area, corrected, literal, text }) =>
        (filter.id?.includes(id) ?? true) &&
        (filter.area === undefined || area === filter.area) &&
        (filter.corrected === undefined || corrected === filter.corrected) &&
        [id, literal, text].some((words) => includes(words, filter.q ?? '')),
    )
    const rows = sort[1] === 'ASC' ? found : found.toReversed()
    return { rows: rows.slice(first, first + most), first, total: found.length }
  }

  /** Null when there is no such text. */
  async one(id: string): Promise<TextView | null> {
    return (await this.all()).find((text) => text.id === id) ?? null
  }

  /** Has a text say something else; its literal words are no correction. */
  async change(staff: Editor, { text, version }: TextOrder, id: string): Promise<Answer<TextView>> {
    const literal = literalText(id)
    if (literal === null) return unknown
    const errors = checkTextCorrection(literal, text)
    if (errors.length > 0) return { ok: false, error: invalidInput(errors) }
    const edit = { noun: TABLE, key: id, version }
    const answer = await this.edits.write(staff, edit, says, async (manager) => {
      if (text === literal) await manager.delete(TextCorrectionEntity, { id })
      else await manager.save(TextCorrectionEntity, { id, text })
      return { ok: true, value: { id } }
    })
    return this.inForce(answer)
  }

  /** Back to the literal text. Also of a correction whose text the catalogue does not have any more. */
  async remove(staff: Editor, version: number | undefined, id: string): Promise<Answer<TextView>> {
    const before = await this.one(id)
    if (!before) return unknown
    const edit = { noun: TABLE, key: id, version }
    const answer = await this.edits.write(staff, edit, says, async (manager) => {
      await manager.delete(TextCorrectionEntity, { id })
      return { ok: true, value: { id } }
    })
    return answer.ok ? { ok: true, value: (await this.one(id)) ?? before } : answer
  }

  /** Reading the text anew has this process say it from here on; the others hear of it. */
  private async inForce(answer: Answer<{ id: string }>): Promise<Answer<TextView>> {
    if (!answer.ok) return answer
    const view = await this.one(answer.value.id)
    return view ? { ok: true, value: view } : unknown
  }
}

/** The routes of the texts; `TextsInForceController` says which corrections hold. */
export const textsController = keptController(
  {
    name: 'Texts',
    resource: 'texts',
    unknown: UNKNOWN_TEXT,
    keys: { id: z.string().max(100, UNKNOWN_TEXT) },
    view: textViewShape,
    list: textListQuestion,
    change: textOrderShape,
  },
  TextRows,
)

function viewOf(
  id: string,
  literal: string | undefined,
  correction: string | undefined,
  version: number,
) {
  const area = id.split('.')[0] ?? ''
  const { name, where } = areaName(area)
  const refusal =
    literal === undefined
      ? message('textCorrection.unknownText')
      : correction === undefined
        ? ''
        : refuseTextCorrection(id, correction) === null
          ? ''
          : (checkTextCorrection(literal, correction)[0]?.text ??
            message('textCorrection.unknownText'))
  return {
    id,
    area,
    areaName: name,
    where,
    source: textSources[id] ?? '',
    literal: literal ?? '',
    text: correction ?? literal ?? '',
    corrected: correction !== undefined,
    refusal,
    version,
  }
}

const includes = (words: string, looked: string) =>
  words.toLowerCase().includes(looked.trim().toLowerCase())
