import { createServer } from 'node:http'

// The payment provider is not what is measured: this one answers at once, in Mollie's words, from a
// process of its own.
let payments = 0
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    const id = `tr_bench${(payments += 1)}`
    const answer = {
      id,
      status: 'open',
      amount: { currency: 'EUR', value: '100.00' },
      _links: { checkout: { href: `http://localhost/${id}` } },
    }
    response.writeHead(201, { 'content-type': 'application/hal+json' }).end(JSON.stringify(answer))
  })
})
server.listen(0, '127.0.0.1', () =>
  console.log(`listening ${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`),
)
