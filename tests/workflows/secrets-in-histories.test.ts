import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = path.join(import.meta.dirname, 'histories')

/** All that was handed to a workflow or an activity, or came of one: Temporal keeps it in base64. */
function payloadsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'data' && typeof part === 'string'
      ? [Buffer.from(part, 'base64').toString()]
      : payloadsOf(part),
  )
}

describe('What Temporal keeps of a life', () => {
  it.each(readdirSync(folder))('holds no password, no token and nobody’s name (%s)', (file) => {
    const texts = payloadsOf(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
    // The ids of what lives stand there: the history is read.
    expect(texts.some((text) => /[0-9a-f]{8}-[0-9a-f]{4}-4/.test(text))).toBe(true)
    for (const text of texts) {
      expect(text).not.toMatch(
        /password|wachtwoord|secret|argon2|token|cookie|[\w.+-]+@[\w-]+\.\w/i,
      )
      // Tokens and signatures of ours are 32 bytes in base64url.
      expect(text).not.toMatch(/(?<![\w-])[\w-]{43}(?![\w-])/)
    }
  })
})
