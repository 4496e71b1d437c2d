#!/usr/bin/env node
// Usage: npm run fuzz. Asks every operation of the API 10,000 requests in all; `FUZZ=…` asks so many.
import { spawn } from 'node:child_process'

const vitest = spawn(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', 'tests/api/every-operation'],
  { stdio: 'inherit', env: { FUZZ: '10000', ...process.env } },
)
vitest.on('close', (code) => (process.exitCode = code ?? 1))
