import { z } from 'zod'
import { type PageBlock, type PageInline, type PageTextView, pageParts } from './page-content.ts'

const inlineShape: z.ZodType<PageInline> = z
  .union([
    z.object({ kind: z.literal('text'), text: z.string() }),
    z.object({
      kind: z.enum(['strong', 'emphasis']),
      get inside() {
        return inside
      },
    }),
    z.object({
      kind: z.literal('link'),
      to: z.string(),
      get inside() {
        return inside
      },
    }),
    z.object({ kind: z.literal('break') }),
  ])
  .meta({ id: 'PageInline' })
const inside: z.ZodType<PageInline[]> = z.array(inlineShape).meta({ id: 'PageInlines' })

const blockShape: z.ZodType<PageBlock> = z
  .union([
    z.object({
      kind: z.literal('heading'),
      level: z.union([z.literal(2), z.literal(3)]),
      text: z.string(),
    }),
    z.object({ kind: z.literal('paragraph'), inside }),
    z.object({
      kind: z.literal('list'),
      ordered: z.boolean(),
      items: z.array(
        z.object({
          inside,
          get blocks() {
            return blocks
          },
        }),
      ),
    }),
    z.object({ kind: z.literal('quote'), inside }),
    z.object({
      kind: z.literal('table'),
      columns: z.array(z.object({ head: inside, align: z.enum(['left', 'center', 'right']) })),
      rows: z.array(z.array(inside)),
    }),
    z.object({ kind: z.literal('picture'), source: z.string(), words: z.string() }),
    z.object({ kind: z.literal('part'), name: z.enum(pageParts) }),
  ])
  .meta({ id: 'PageBlock' })
const blocks: z.ZodType<PageBlock[]> = z.array(blockShape).meta({ id: 'PageBlocks' })

export const pageTextShape: z.ZodType<PageTextView> = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  updatedAt: z.iso.datetime(),
  blocks,
  languages: z.array(z.string()),
})
