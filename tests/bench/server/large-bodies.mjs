import { connect } from 'node:net'

// Sends exports of the old site as large as one may be, one after the other over so many connections,
// from a process of its own: `large-bodies.mjs PORT CONNECTIONS ORIGIN [COOKIE]`. Ended, it says how
// each was answered.
const [port, connections, origin, cookie] = process.argv.slice(2)
/** Before a connection that was ended is opened again: what is measured are bodies, not connections. */
const PAUSE_MS = 50
const MOST_BYTES = 24 * 1024 * 1024

/** A tree of some 290,000 small nodes, and no house in it. */
function largeTree() {
  const nodes = []
  let length = 0
  for (let at = 0; length < MOST_BYTES - 1_000; at++) {
    const node = `"-M${at}":{"date":${at},"name":"somebody","paid":{"amount":${at},"by":"transfer"}}`
    nodes.push(node)
    length += node.length + 1
  }
  return `{"tree":{"content":{"things":{${nodes.join(',')}}}}}`
}

const body = Buffer.from(largeTree())
const head = Buffer.from(
  [
    'POST /api/back-office/old-site-imports HTTP/1.1',
    'host: localhost',
    `origin: ${origin}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    ...(cookie ? [`cookie: ${cookie}`] : []),
    '\r\n',
  ].join('\r\n'),
)

/** @type {Record<string, number>} */
const answers = {}
/** @param {string} how */
const count = (how) => void (answers[how] = (answers[how] ?? 0) + 1)

function open() {
  const socket = connect({ port: Number(port), host: '127.0.0.1' })
  let isSent = false
  let isAnswered = false
  const send = () => {
    isSent = isAnswered = false
    socket.write(head)
    socket.write(body, () => {
      isSent = true
      if (isAnswered) send()
    })
  }
  socket.once('connect', send)
  socket.on('data', (chunk) => {
    const status = /^HTTP\/1\.1 (\d+)/.exec(chunk.toString('latin1'))?.[1]
    if (status === undefined) return
    count(status)
    isAnswered = true
    if (isSent) send()
  })
  // A server that has enough of it may say so in any way.
  socket.on('error', () => count('broken off'))
  socket.on('close', () => setTimeout(open, PAUSE_MS))
}

for (let at = 0; at < Number(connections); at++) open()
console.log('sending')
process.once('SIGTERM', () => {
  console.log(JSON.stringify(answers))
  process.exit(0)
})
