/** `npm start`: the whole app with one command. */
import { startedMode } from './app-mode.mjs'
import { runApp } from './run-app.mjs'

Object.assign(process.env, startedMode(process.env))
await runApp()
