import { createApp } from './create-app.ts'
import { readEnvironment } from './environment/environment.ts'

const environment = readEnvironment()
const app = await createApp(environment)
await app.listen(environment.port, environment.host)
console.log(`api: ${await app.getUrl()}`)
// The first guest should not wait for the screens to be read from disk.
void app.inject({ url: '/home', headers: { accept: 'text/html' } })
