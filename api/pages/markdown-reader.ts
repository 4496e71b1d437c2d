import { Injectable } from '@nestjs/common'
import { message } from '../../rules/texts/message.ts'
import { Refused, plainError } from '../errors/refused.ts'
import { Thread, TooMuchWork } from '../operation/thread.ts'
import { type ReadMarkdown, asWritten } from './markdown-answer.ts'
import type { readMarkdown } from './read-markdown.ts'

/** A text of the greatest length takes a hundredth of this, unless it is made to take long. */
const LIMITS = { withinMs: 2_000, megabytes: 128 }

/**
 * How long a saved text is waited for, ms: it was checked when it was saved, so where it takes long the
 * machine is busy with other things.
 */
const SAVED_WITHIN_MS = 20_000

/** So many texts are remembered: more than there are pages. */
const MOST_REMEMBERED = 64

/** Reads Markdown without holding up anybody else: on a thread, and each text once. */
@Injectable()
export class MarkdownReader {
  private readonly thread = new Thread<typeof readMarkdown>(
    'read-markdown-thread',
    import.meta.url,
    LIMITS,
  )
  private readonly remembered = new Map<string, Promise<ReadMarkdown>>()

  /**
   * A text of which nothing is known. What takes too long or goes too deep is shown as it is written,
   * and has a problem that says so.
   *
   * @param source no longer than a page may be (`pageTextLimits`)
   */
  async read(source: string): Promise<ReadMarkdown> {
    try {
      return await this.once(source, LIMITS.withinMs)
    } catch (error) {
      if (error instanceof TooMuchWork) return asWritten(source)
      throw error
    }
  }

  /**
   * A text that is saved. Its guests never see how it is written: where the machine has no time for it
   * they are refused (`unavailable`).
   */
  async readSaved(source: string): Promise<ReadMarkdown> {
    try {
      return await this.once(source, SAVED_WITHIN_MS)
    } catch (error) {
      if (error instanceof TooMuchWork)
        throw new Refused(plainError('unavailable', message('problemDetail.pageBusy')))
      throw error
    }
  }

  private once(source: string, withinMs: number): Promise<ReadMarkdown> {
    const name = `${withinMs} ${source}`
    const known = this.remembered.get(name)
    if (known) return known
    const reading = this.thread.run(source, [], withinMs)
    this.remembered.set(name, reading)
    // Another time the machine may have more time for it.
    reading.catch(() => this.remembered.delete(name))
    if (this.remembered.size > MOST_REMEMBERED)
      this.remembered.delete(this.remembered.keys().next().value!)
    return reading
  }
}
