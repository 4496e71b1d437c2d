/** `npm start`: the whole house with one command. */
import { runHouse } from './run-house.mjs'

await runHouse()
