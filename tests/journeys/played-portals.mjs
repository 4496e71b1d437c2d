// Loaded into each process of a house by `--import`: what it asks of portaal.example goes to the portals
// that a journey plays on this machine, where no feed may lead.
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'

/** @type {Function} */
const request = https.request
const { PORTALS_PORT: port, PORTALS_CA: ca } = process.env
const played = { hostname: '127.0.0.1', port, ca, lookup: undefined }

https.request = (url, options, ...more) => {
  const isPlayed = url instanceof URL && url.hostname === 'portaal.example'
  return request(url, isPlayed ? Object.assign({}, options, played) : options, ...more)
}
syncBuiltinESMExports()
