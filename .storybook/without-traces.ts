import type * as React from 'react'

/**
 * React's development build takes a stack trace for each element and writes each render to the
 * profiler's tracks, which was half of the time of the stories; no test reads either. Its warnings
 * stay. Runs before anything loads React, which looks for the tracks only then.
 */
for (const track of ['timeStamp', 'createTask']) Reflect.deleteProperty(console, track)

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  (await import('react')) as unknown as typeof React & Record<string, object>
// So many traces are taken already that React stops until the next second, which never comes.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set: () => {} })
