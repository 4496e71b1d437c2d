import { createApp } from './create-app.ts'
import { readEnvironment } from './environment/environment.ts'
import { outliveLog } from './environment/outlive-log.ts'
import { GUEST_HOME } from '../screens/screen-routes.ts'

outliveLog()
const environment = readEnvironment()
const app = await createApp(environment)
await app.listen(environment.port, environment.host)
console.log(`api: ${await app.getUrl()}`)
// The first guest should not wait for the screens to be read from disk.
void app.inject({ url: GUEST_HOME, headers: { accept: 'text/html' } })
