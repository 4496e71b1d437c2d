import { HttpCode, Post, SetMetadata, applyDecorators } from '@nestjs/common'
import type { z } from 'zod'

/** Under these names a route says what it answers, and what it is asked with. */
export const ANSWERS = 'answers'
export const ASKED_WITH = 'asked-with'

/** What a body holds, and how it is written. */
export interface Described {
  schema: z.ZodType
  type: string
}

/** What a route answers when all went well, for the API's document (`api-document.ts`). */
export const Answers = (schema: z.ZodType, type = 'application/json') =>
  SetMetadata(ANSWERS, { schema, type } satisfies Described)

/** A `POST` that acts on what is there, and adds nothing that has an address: it answers 200. */
export const Acts = (path: string, ...answers: Parameters<typeof Answers>) =>
  applyDecorators(Post(path), HttpCode(200), Answers(...answers))

/** How most bodies are written. */
export const JSON_BODY = 'application/json'

/** The body of a route that checks it by itself: of all others the document has the schema. */
export const AskedWith = (schema: z.ZodType, type: string) =>
  SetMetadata(ASKED_WITH, { schema, type } satisfies Described)
