import type { FastifyReply } from 'fastify'
import { z } from 'zod'

const TITLES = {
  400: 'Bad Request',
  404: 'Not Found',
  422: 'Unprocessable Entity',
}

/** A refusal as Mollie words them, naming the field that is wrong. */
export function refuse(
  reply: FastifyReply,
  status: keyof typeof TITLES,
  why: string | z.ZodError,
): void {
  const issue = typeof why === 'string' ? null : why.issues[0]
  const field = issue?.path[0] === undefined ? {} : { field: String(issue.path[0]) }
  answer(reply, status, {
    status,
    title: TITLES[status],
    detail: issue?.message ?? String(why),
    ...field,
    _links: {},
  })
}

export function answer(reply: FastifyReply, status: number, body: unknown): void {
  void reply
    .status(status)
    .header('content-type', 'application/hal+json; charset=utf-8')
    .send(JSON.stringify(body))
}
