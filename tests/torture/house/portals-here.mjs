/**
 * Loaded before every process of a house under torture: what it asks of `https://portal.test` is asked
 * of who plays the portals at `PORTALS`. The house itself reaches nothing of its own machine.
 */
import http from 'node:http'
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'

const { request } = https
/** @type {(url: URL, options: https.RequestOptions, answered: () => void) => http.ClientRequest} */
const asked = (url, options, answered) => {
  if (url.hostname !== 'portal.test') return request(url, options, answered)
  const { headers, signal } = options
  return http.request(new URL(url.pathname, process.env['PORTALS']), { headers, signal }, answered)
}
Object.assign(https, { request: asked })
syncBuiltinESMExports()
