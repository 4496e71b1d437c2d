import { SetMetadata } from '@nestjs/common'
import type { z } from 'zod'

/** Under this name a route says what it answers. */
export const ANSWERS = 'answers'

/** What a route answers when all went well, for the API's document (`api-document.ts`). */
export const Answers = (schema: z.ZodType) => SetMetadata(ANSWERS, schema)
