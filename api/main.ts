import { createApp } from './create-app.ts'
import { readEnvironment } from './environment/environment.ts'
import { outliveLog } from './environment/outlive-log.ts'
import { endAtLatest } from './operation/graceful-end.ts'
import { log, openLog } from './telemetry/log.ts'
import { GUEST_HOME } from '../screens/screen-routes.ts'
import { countProcess } from './telemetry/metrics.ts'

outliveLog()
const environment = readEnvironment()
let isServing = false
endAtLatest(environment, () => isServing)
openLog('api', environment.logLevel)
countProcess()
const app = await createApp(environment)
await app.listen(environment.port, environment.host)
isServing = true
log.info(`api: ${await app.getUrl()}`)
// The first guest should not wait for the screens to be read from disk.
void app.inject({ url: GUEST_HOME, headers: { accept: 'text/html' } })
