import { Ajv, type ValidateFunction } from 'ajv'
import type { OpenAPIObject } from '@nestjs/swagger'
import { BACK_OFFICE } from '../../../api/requests/routes.ts'
import type { Method } from './asked.ts'

/** JSON Schema as the document has it. */
export interface Schema {
  [word: string]: unknown
  $ref?: string
  type?: string
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  nullable?: boolean
}

/** An operation of the document, ready to be asked and its answers to be judged. */
export interface DescribedOperation {
  id: string
  method: Method
  path: string
  isStaff: boolean
  parts: string[]
  questions: { name: string; required: boolean; schema: Schema }[]
  body: { type: string; schema: Schema } | null
  /** By status; `default` is any refusal. `type` null: no body. */
  answers: Record<string, { type: string | null; fits: ValidateFunction | null }>
}

const METHODS = ['get', 'head', 'post', 'put', 'delete'] as const

/** Every operation of the document. */
export function describedOperations(document: OpenAPIObject): DescribedOperation[] {
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: false })
  ajv.addSchema({ $id: 'api', components: plain(document.components) })
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const operation = (methods as Record<string, Operation | undefined>)[method]
      return operation ? [described(ajv, path, method, operation)] : []
    }),
  )
}

interface Operation {
  operationId: string
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

function described(
  ajv: Ajv,
  path: string,
  method: (typeof METHODS)[number],
  { operationId, parameters = [], requestBody, responses }: Operation,
): DescribedOperation {
  const [asked] = Object.entries(requestBody?.content ?? {})
  return {
    id: operationId,
    method: method.toUpperCase() as Method,
    path,
    isStaff: path.startsWith(`${BACK_OFFICE}/`),
    parts: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
    questions: parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, required = false, schema }) => ({ name, required, schema })),
    body: asked ? { type: asked[0], schema: asked[1].schema } : null,
    answers: Object.fromEntries(
      Object.entries(responses).map(([status, { content = {} }]) => {
        const [answer] = Object.entries(content)
        const isJson = answer?.[0] === 'application/json'
        return [
          status,
          {
            type: answer?.[0] ?? null,
            fits: answer && isJson ? ajv.compile(plain(answer[1].schema)) : null,
          },
        ]
      }),
    ),
  }
}

/** As JSON Schema has it: OpenAPI 3.0 says null and open ends in words of its own. */
// oxlint-disable-next-line typescript/no-explicit-any -- a schema, or any part of one
function plain(schema: unknown): any {
  if (Array.isArray(schema)) return schema.map(plain)
  if (typeof schema !== 'object' || schema === null) return schema
  const { nullable, ...words } = schema as Schema
  for (const end of ['minimum', 'maximum'] as const) {
    const name = `exclusive${end[0]!.toUpperCase()}${end.slice(1)}`
    if (words[name] !== true) continue
    words[name] = words[end]
    delete words[end]
  }
  const read = Object.fromEntries(
    Object.entries(words).map(([word, value]) => [
      word,
      word === '$ref' ? `api${String(value)}` : plain(value),
    ]),
  )
  return nullable === true ? { anyOf: [{ type: 'null' }, read] } : read
}
