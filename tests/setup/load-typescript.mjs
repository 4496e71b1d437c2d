// Threads of the code under test are started from its source, as this process reads it.
import { register } from 'node:module'

register('./typescript-hooks.mjs', import.meta.url)
