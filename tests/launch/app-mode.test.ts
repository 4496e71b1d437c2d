import { describe, expect, it } from 'vitest'
import { startedMode } from '../../launch/app-mode.mjs'

describe('what npm start tells its processes', () => {
  it.each([
    ['a demo, compiled for production, where nothing is said', {}, 'demo'],
    [
      'a demo, compiled for production, though the shell says development',
      { NODE_ENV: 'development' },
      'demo',
    ],
    ['a demo, where an empty value says nothing', { HOUSE_MODE: '' }, 'demo'],
    ['a real property, where NODE_ENV says production', { NODE_ENV: 'production' }, 'production'],
    ['a real property, where HOUSE_MODE says so', { HOUSE_MODE: 'production' }, 'production'],
    ['a demo, where HOUSE_MODE says so', { NODE_ENV: 'production', HOUSE_MODE: 'demo' }, 'demo'],
  ])('%s', (_what, given, mode) => {
    expect(startedMode(given)).toEqual({ NODE_ENV: 'production', HOUSE_MODE: mode })
  })
})
