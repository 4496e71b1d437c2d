/** `npm start`: the whole house with one command. */
import { startedMode } from './house-mode.mjs'
import { runHouse } from './run-house.mjs'

Object.assign(process.env, startedMode(process.env))
await runHouse()
