import { Controller, HttpCode, Param, Post, SetMetadata, applyDecorators } from '@nestjs/common'
import { z } from 'zod'
import type { Text } from '../../rules/texts/message.ts'
import { storedInteger } from './stored-values.ts'

/** Where everything is that only staff may ask for or change: `entranceOf` sees to it. */
export const BACK_OFFICE = '/api/back-office'

/** A controller of `/api/back-office/<resource>`. */
export const BackOffice = (resource: string) => Controller(`${BACK_OFFICE}/${resource}`)

/** Under these names a route says what it answers, and what it is asked with. */
export const ANSWERS = 'answers'
export const ASKED_WITH = 'asked-with'

/** What a body holds, and how it is written. */
export interface Described {
  schema: z.ZodType
  type: string
}

/** How most bodies are written. */
const JSON_BODY = 'application/json'

/** What a route answers when all went well, for the API's document (`api-document.ts`). */
export const Answers = (schema: z.ZodType, type = JSON_BODY) =>
  SetMetadata(ANSWERS, { schema, type } satisfies Described)

/** A `POST` that acts on what is there, and adds nothing that has an address: it answers 200. */
export const Acts = (path: string, ...answers: Parameters<typeof Answers>) =>
  applyDecorators(Post(path), HttpCode(200), Answers(...answers))

/** The body of a route that checks it by itself: of all others the document has the schema. */
export const AskedWith = (schema: z.ZodType, type = JSON_BODY) =>
  SetMetadata(ASKED_WITH, { schema, type } satisfies Described)

/**
 * An id in an address that the application made itself, as bookings and mails have.
 *
 * @param unknown what is said of one that is not there
 */
export const uuidId = (unknown: Text) => z.uuid(typeof unknown === 'string' ? unknown : unknown.id)

/** An id in an address that the database counted, as rooms and closures have. */
export const rowId = (unknown: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,9}$/, unknown)
    .transform(Number)
    .pipe(storedInteger(unknown))

/**
 * The `:id` of the address, or another part of it, read by `uuidId` or `rowId`. One that cannot be
 * an id is answered as one that is not there (`Shape`).
 */
export const Id = (schema: z.ZodType<string | number, string>, part = 'id') =>
  Param(part, { schema })
