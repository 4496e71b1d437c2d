import type { FastifyRequest } from 'fastify'

/** How a browser posts a form by itself. */
export const FORM_TYPE = 'application/x-www-form-urlencoded'

type Headers = Pick<FastifyRequest, 'headers'>

/** Whether a form was posted, by a browser or by the script of a page. */
export function isFormPosted({ headers }: Headers): boolean {
  return headers['content-type']?.startsWith(FORM_TYPE) === true
}

/** Whether a browser shows somebody what a form that it posted is answered. */
export function isShownForm(request: Headers): boolean {
  return isFormPosted(request) && request.headers.accept?.includes('text/html') === true
}
