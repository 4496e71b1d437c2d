import pg from 'pg'
import { workLimits } from '../database/time-limits.ts'
import { readEnvironment } from '../environment/environment.ts'
import { newFirstAccountCode } from './first-account.ts'

/**
 * `node dist/api/staff/show-first-account-code.js`: makes the one-time code of the first account
 * anew and says it to who started this, and to no log. Says nothing where there is an account.
 */
const { databaseUrl, secret } = readEnvironment()
const client = new pg.Client({ connectionString: databaseUrl, ...workLimits })
await client.connect()
const code = await newFirstAccountCode(client, secret).finally(() => client.end())
if (code) console.log(code)
