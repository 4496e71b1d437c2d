import { createApp } from './create-app.ts'
import { readEnvironment } from './settings/environment.ts'

const environment = readEnvironment()
const app = await createApp(environment)
await app.listen(environment.port, environment.host)
console.log(`api: ${await app.getUrl()}`)
