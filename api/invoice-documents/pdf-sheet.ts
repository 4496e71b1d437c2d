import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { type Font, create } from 'fontkit'
import Pdf from 'pdfkit'
import type { DocumentWords } from '../../rules/invoices/invoice.ts'
import { printable } from '../../rules/invoices/is-printable.ts'
import { fillText } from '../../rules/texts/fill-text.ts'

/** The materials of the guest site and its mails: ink, soft ink, timber. */
export const colours = { ink: '#2a1f18', soft: '#5f4c3f', timber: '#4a392e' }

/** Points. A4 is 595 by 842. */
const margin = 56
const pageWidth = 595.28
const innerWidth = pageWidth - 2 * margin
const BOTTOM = 842 - 70

/** How a piece of text looks. */
export interface TextStyle {
  size?: number
  bold?: boolean
  colour?: string
  align?: 'left' | 'right'
}

/** A piece of text in its place: `x` from the left margin, all in points. */
export interface TextBox extends TextStyle {
  text: string
  x?: number
  width?: number
}

/** A column of a table: where it is, and how its cells look. */
export interface TableColumn extends TextStyle {
  x: number
  width: number
}

/** A row of a table; a line stands above it where it is `ruled`. Its looks go before its columns'. */
export interface TableRow extends TextStyle {
  texts: readonly string[]
  ruled?: boolean
}

/**
 * An A4 document that is written from top to bottom, tagged as it goes: a screen reader hears
 * headings, paragraphs and tables with their heads, a phone can reflow it (PDF/UA-1, ISO 14289).
 */
export class PdfSheet {
  private readonly document: PDFKit.PDFDocument
  private readonly root: PDFKit.PDFStructureElement
  /** Where the next text begins, from the top of the page. */
  private y = margin

  /**
   * @param words of the language that it is written in
   * @param madeAt the time in the file; the one of now, where a file of the same may differ
   */
  constructor(
    { title, author, madeAt }: { title: string; author: string; madeAt?: Date },
    private readonly words: DocumentWords,
  ) {
    this.document = new Pdf({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      // The types of pdfkit do not know it yet.
      subset: 'PDF/UA' as 'PDF/A-1',
      tagged: true,
      lang: words.language.locale,
      displayTitle: true,
      bufferPages: true,
      font: null as unknown as string,
      info: {
        Title: printable(title),
        Author: printable(author),
        Creator: 'Kamersleutel',
        ...(madeAt && { CreationDate: madeAt }),
      },
    })
    const { regular, semibold } = invoiceFonts()
    this.document.registerFont('regular', regular as unknown as Buffer)
    this.document.registerFont('semibold', semibold as unknown as Buffer)
    this.document.font('regular')
    this.root = this.document.struct('Document')
    this.document.addStructure(this.root)
    this.strip()
  }

  /** Moves on by `points`. */
  skip(points: number): void {
    this.y += points
  }

  /** Begins a new page unless there is room for `points` more. */
  keepTogether(points: number): boolean {
    if (this.y + points <= BOTTOM) return false
    this.document.addPage()
    this.y = margin
    this.strip()
    return true
  }

  /** A heading or a paragraph, over the whole width unless its box says otherwise. */
  paragraph(tag: 'H1' | 'H2' | 'P', box: TextBox): void {
    const height = this.heightOf(box)
    this.keepTogether(height)
    const { y } = this
    this.root.add(this.document.struct(tag, {}, () => this.draw(box, y)))
    this.y += height
  }

  /** Paragraphs below each other, each where its box says; the next text begins at `this.y`. */
  block(boxes: readonly TextBox[]): void {
    for (const box of boxes) this.paragraph('P', box)
  }

  /** Two blocks beside each other: what is drawn next begins below the higher one. */
  beside(left: () => void, right: () => void): void {
    this.keepTogether(140)
    const top = this.y
    left()
    const below = this.y
    this.y = top
    right()
    this.y = Math.max(this.y, below)
  }

  /**
   * A table; its head stands again on every page that it goes on to. Without one, the first cell of
   * each row is the head of the row.
   */
  table(
    columns: readonly TableColumn[],
    head: readonly string[],
    rows: readonly TableRow[],
    gap = ROW_GAP,
  ): void {
    const table = this.document.struct('Table')
    this.root.add(table)
    const cellsOf = (texts: readonly string[], style: TextStyle) =>
      texts.map((text, at): TextBox => ({ ...columns[at]!, ...style, text }))
    const headCells = cellsOf(head, HEAD)
    const hasHead = head.length > 0
    const body = (cells: TextBox[], tag: 'TH' | 'TD', ruled = false) => {
      const height = Math.max(...cells.map((cell) => this.heightOf(cell))) + gap
      if (this.keepTogether(height) && tag === 'TD' && hasHead) this.artifactRow(headCells)
      const { y } = this
      if (ruled) this.rule(y + 1)
      const tr = this.document.struct('TR')
      table.add(tr)
      for (const [at, cell] of cells.entries()) {
        const scope = tag === 'TH' ? 'Column' : !hasHead && at === 0 ? 'Row' : null
        // The types of pdfkit do not know the scope yet.
        const options = (scope === null ? {} : { scope }) as { title?: string }
        tr.add(
          this.document.struct(scope === null ? 'TD' : 'TH', options, () =>
            this.draw(cell, y + gap / 2),
          ),
        )
      }
      tr.end()
      this.y += height
    }
    if (hasHead) {
      this.keepTogether(60)
      body(headCells, 'TH')
      this.rule(this.y, colours.timber)
    }
    for (const { texts, ruled, ...style } of rows) body(cellsOf(texts, style), 'TD', ruled)
    table.end()
  }

  /** What stands on a page and is not read aloud. */
  private artifact(draw: () => void): void {
    this.document.markContent('Artifact', { type: 'Layout' })
    draw()
    this.document.endMarkedContent()
  }

  /** Draws a text at a height of the page, in no order of reading: only inside `artifact`. */
  private draw(box: TextBox, y: number): void {
    const { x = 0, width = innerWidth, colour = colours.ink, align = 'left' } = box
    const text = this.textOf(box)
    this.document.fillColor(colour)
    const free = width - this.document.widthOfString(text)
    if (free < 0) this.document.text(text, margin + x, y, { width, align, lineGap: LINE_GAP })
    else
      this.document.text(text, margin + x + (align === 'right' ? free : 0), y, { lineBreak: false })
  }

  /** Ends the document; `foot` stands on every page, with its number where there are more. */
  async end(foot: string): Promise<Buffer> {
    this.root.end()
    const { count } = this.document.bufferedPageRange()
    const { sheet: sheetOf } = this.words.invoiceDocument
    for (let page = 0; page < count; page++) {
      this.document.switchToPage(page)
      this.artifact(() => {
        this.draw({ ...FOOT, text: foot }, FOOT_Y)
        const text = fillText(sheetOf, { sheet: page + 1, sheets: count })
        if (count > 1) this.draw({ ...FOOT, text, align: 'right' }, FOOT_Y + 14)
      })
    }
    this.document.end()
    return buffer(this.document)
  }

  /** What every page begins with. */
  private strip(): void {
    this.artifact(() => this.document.rect(0, 0, pageWidth, 8).fill(colours.timber))
  }

  private artifactRow(cells: readonly TextBox[]): void {
    this.artifact(() => {
      for (const cell of cells) this.draw(cell, this.y + ROW_GAP / 2)
    })
    this.y += HEAD.size * 1.2 + LINE_GAP + ROW_GAP
    this.rule(this.y, colours.timber)
  }

  private rule(y: number, colour = '#e4d8bd'): void {
    this.artifact(() => {
      this.document
        .moveTo(margin, y)
        .lineTo(pageWidth - margin, y)
        .lineWidth(colour === colours.timber ? 1.2 : 0.6)
        .strokeColor(colour)
        .stroke()
    })
  }

  /** Most texts are one line: only what is wider than its box is broken to be measured. */
  private heightOf(box: TextBox): number {
    const { width = innerWidth } = box
    const text = this.textOf(box)
    return this.document.widthOfString(text) <= width
      ? this.document.currentLineHeight(true) + LINE_GAP
      : this.document.heightOfString(text, { width, lineGap: LINE_GAP })
  }

  /** What of a text can be printed, in its font from here on. */
  private textOf({ text, size = 11, bold = false }: TextBox): string {
    this.document.font(bold ? 'semibold' : 'regular').fontSize(size)
    return printable(text)
  }
}

const LINE_GAP = 2
const ROW_GAP = 3
const FOOT = { size: 9, colour: colours.soft }
/** Points from the top of a page to its foot. */
const FOOT_Y = 842 - margin + 4
const HEAD = { size: 10, bold: true, colour: colours.soft }

let read: { regular: Font; semibold: Font } | undefined

/** The fonts of invoices, read with the first one that is drawn: reading takes longer than a page. */
export function invoiceFonts(): { regular: Font; semibold: Font } {
  read ??= { regular: fontAt('regular'), semibold: fontAt('semibold') }
  return read
}

function fontAt(weight: string): Font {
  return create(readFileSync(new URL(`fonts/instrument-sans-${weight}.ttf`, import.meta.url)))
}
