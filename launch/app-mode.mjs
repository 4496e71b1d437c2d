/**
 * What `npm start` adds to the environment of the processes it starts: they run as compiled for
 * production, with React's small and fast half, whether the app is a demo or a real one. Who sets
 * `NODE_ENV=production` means a real one, as ever.
 * @param {NodeJS.ProcessEnv} given
 * @returns {{ NODE_ENV: string, HOUSE_MODE: string }}
 */
export function startedMode(given) {
  return {
    NODE_ENV: 'production',
    HOUSE_MODE: given['HOUSE_MODE'] || (given['NODE_ENV'] === 'production' ? 'production' : 'demo'),
  }
}
