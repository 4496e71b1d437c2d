import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** An information page that staff write: its words are a row, its address is `/slug`. */
@Entity('page_texts')
@Check('page_texts_slug_check', `slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)
@Check('page_texts_title_check', 'length(title) BETWEEN 1 AND 120')
@Check('page_texts_description_check', 'length(description) BETWEEN 1 AND 300')
@Check('page_texts_body_check', 'length(body) <= 50000')
export class PageTextEntity {
  @PrimaryColumn('text')
  slug!: string

  @Column('text')
  title!: string

  /** For search engines: a sentence or two, without markup. */
  @Column('text')
  description!: string

  /** Markdown. What it may say: `read-markdown.ts`. */
  @Column('text')
  body!: string

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date
}
