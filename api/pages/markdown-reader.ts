import { Injectable } from '@nestjs/common'
import { Thread, TooMuchWork } from '../operation/thread.ts'
import { type ReadMarkdown, asWritten } from './markdown-answer.ts'
import type { readMarkdown } from './read-markdown.ts'

/** A text of the greatest length takes a hundredth of this, unless it is made to take long. */
const LIMITS = { withinMs: 2_000, megabytes: 128 }

/** So many texts are remembered: more than there are pages. */
const MOST_REMEMBERED = 64

/**
 * Reads Markdown without holding up anybody else: on a thread, and each text once. What takes too
 * long or goes too deep is shown as it is written, and has a problem that says so.
 */
@Injectable()
export class MarkdownReader {
  private readonly thread = new Thread<typeof readMarkdown>(
    'read-markdown-thread',
    import.meta.url,
    LIMITS,
  )
  private readonly remembered = new Map<string, Promise<ReadMarkdown>>()

  /** @param source no longer than a page may be (`pageTextLimits`) */
  read(source: string): Promise<ReadMarkdown> {
    const known = this.remembered.get(source)
    if (known) return known
    const reading = this.readAnew(source)
    this.remembered.set(source, reading)
    if (this.remembered.size > MOST_REMEMBERED)
      this.remembered.delete(this.remembered.keys().next().value!)
    return reading
  }

  private async readAnew(source: string): Promise<ReadMarkdown> {
    try {
      return await this.thread.run(source)
    } catch (error) {
      // Another time the machine may have more time for it.
      this.remembered.delete(source)
      if (error instanceof TooMuchWork) return asWritten(source)
      throw error
    }
  }
}
