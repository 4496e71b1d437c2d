import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { DataSource, In, Repository } from 'typeorm'
import { z } from 'zod'
import type { FieldError } from '../../rules/forms/field-error.ts'
import { type PageTextForm, checkPageText } from '../../rules/forms/check-page-text.ts'
import { guestRouteAt } from '../../screens/guest-screens.ts'
import { screenRoutes } from '../../screens/screen-routes.ts'
import { ChangeVersions } from '../edits/change-versions.ts'
import { keptController } from '../edits/kept-controller.ts'
import { type Editor, StaffEdits } from '../edits/staff-edits.ts'
import { Clock } from '../environment/clock.ts'
import { type Answer, invalidInput, notFound } from '../errors/refused.ts'
import type { ListPage } from '../lists/list-question.ts'
import { blankProblem, problemText } from './markdown-problems.ts'
import { MarkdownReader } from './markdown-reader.ts'
import type { PageBlock } from './page-content.ts'
import { PageTextEntity } from './page-text-entity.ts'
import {
  type KeptPageView,
  type PageTextOrder,
  keptPageShape,
  pageTextOrderShape,
} from './page-text-shape.ts'

/** What is said of a page that is not there. */
export const UNKNOWN_PAGE = 'Deze pagina bestaat niet.'
const unknown = notFound(UNKNOWN_PAGE)

const TABLE = 'page_texts'
const says = { noun: 'page-texts', id: ({ slug }: { slug: string }) => slug } as const

/** The pages that have an address: what the table of screens does not know is not there. */
const slugs = screenRoutes.flatMap(({ path, isText }) => (isText ? [path.slice(1)] : []))

/** Whether a page is the house's own, which guests are only led to where it has words. */
const mayBeEmpty = (slug: string) => guestRouteAt(`/${slug}`)?.isOwnText === true

/** The information pages of the guest site, as staff write them. */
@Injectable()
export class PageRows {
  constructor(
    @InjectRepository(PageTextEntity) private readonly rows: Repository<PageTextEntity>,
    private readonly database: DataSource,
    private readonly edits: StaffEdits,
    private readonly versions: ChangeVersions,
    private readonly clock: Clock,
    private readonly markdown: MarkdownReader,
  ) {}

  async page(): Promise<ListPage<KeptPageView>> {
    const rows = await this.all()
    return { rows, first: 0, total: rows.length }
  }

  async all(): Promise<KeptPageView[]> {
    const rows = await this.rows.find({ where: { slug: In(slugs) }, order: { slug: 'ASC' } })
    const supplied = await this.supplied()
    const versionOf = await this.versions.of(TABLE, slugs)
    return rows.map((row) => viewOf(row, supplied.get(row.slug), versionOf(row.slug)))
  }

  /** Null when there is no such page. */
  async one(slug: string): Promise<KeptPageView | null> {
    return (await this.all()).find(({ id }) => id === slug) ?? null
  }

  /** What is wrong with a page at which field, and how its words are shown. */
  async judge(
    slug: string,
    page: PageTextForm,
  ): Promise<{ errors: FieldError[]; blocks: PageBlock[] }> {
    const errors: FieldError[] = checkPageText(page, mayBeEmpty(slug))
    if (errors.some(({ field }) => field === 'body')) return { errors, blocks: [] }
    const { blocks, problem } = await this.markdown.read(page.body)
    const text = problem ? problemText(problem) : blankProblem(page.body)
    return { errors: text === null ? errors : [...errors, { field: 'body', text }], blocks }
  }

  /** Refused input names its fields. */
  async change(
    staff: Editor,
    { version, ...page }: PageTextOrder,
    slug: string,
  ): Promise<Answer<KeptPageView>> {
    if (!(await this.one(slug))) return unknown
    const { errors } = await this.judge(slug, page)
    if (errors.length > 0) return { ok: false, error: invalidInput(errors) }
    return this.store(staff, slug, page, version)
  }

  /** Back to the text that was supplied: what stood there before staff first changed it. */
  async remove(
    staff: Editor,
    version: number | undefined,
    slug: string,
  ): Promise<Answer<KeptPageView>> {
    const page = await this.one(slug)
    if (!page) return unknown
    const supplied = (await this.supplied()).get(slug)
    return supplied ? this.store(staff, slug, supplied, version) : { ok: true, value: page }
  }

  private async store(
    staff: Editor,
    slug: string,
    { title, description, body }: PageTextForm,
    version?: number,
  ): Promise<Answer<KeptPageView>> {
    const answer = await this.edits.write(
      staff,
      { noun: TABLE, key: slug, version },
      says,
      async (manager) => {
        const words = body.trim() === '' ? '' : body
        const row = { slug, title: title.trim(), description: description.trim(), body: words }
        const updatedAt = new Date(this.clock.now())
        await manager.save(PageTextEntity, { ...row, updatedAt })
        return { ok: true, value: row }
      },
    )
    if (!answer.ok) return answer
    const view = await this.one(slug)
    return view ? { ok: true, value: view } : unknown
  }

  /** Of each page that staff ever changed, what it was before they first did. */
  private async supplied(): Promise<Map<string, PageTextForm>> {
    const rows: { slug: string; before: PageTextForm }[] = await this.database.query(
      `SELECT DISTINCT ON (row_key) row_key AS slug, before FROM changes
       WHERE noun = $1 AND before IS NOT NULL ORDER BY row_key, id`,
      [TABLE],
    )
    return new Map(rows.map(({ slug, before }) => [slug, before]))
  }
}

/** The routes of the information pages (G §2), which staff write; DELETE goes back to what was supplied. */
export const pageTextsController = keptController(
  {
    name: 'PageTexts',
    resource: 'page-texts',
    unknown: UNKNOWN_PAGE,
    keys: { id: z.string().max(100, UNKNOWN_PAGE) },
    view: keptPageShape,
    change: pageTextOrderShape,
  },
  PageRows,
)

function viewOf(
  { slug, title, description, body }: PageTextEntity,
  supplied: PageTextForm | undefined,
  version: number,
): KeptPageView {
  const changed =
    supplied !== undefined &&
    (title !== supplied.title || description !== supplied.description || body !== supplied.body)
  return {
    id: slug,
    address: `/${slug}`,
    title,
    description,
    body,
    mayBeEmpty: mayBeEmpty(slug),
    changed,
    version,
  }
}
