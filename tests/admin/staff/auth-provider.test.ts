import { afterEach, describe, expect, it, vi } from 'vitest'
import { authProvider } from '../../../admin/staff/auth-provider.ts'
import { screens } from '../../../screens/screen-routes.ts'

afterEach(() => vi.unstubAllGlobals())

/** How often the server is asked whether somebody is signed in, at an address. */
async function askedAt(pathname: string): Promise<number> {
  const fetched = vi.fn<() => Promise<Response>>(async () =>
    Response.json({ error: {} }, { status: 401 }),
  )
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('window', { location: { pathname } })
  await expect(authProvider.checkAuth({})).rejects.toMatchObject({ status: 401 })
  return fetched.mock.calls.length
}

describe('Whether somebody is signed in', () => {
  it('is asked of the server at an address of the back office', async () => {
    expect(await askedAt(screens.settings.path)).toBe(1)
  })

  it('is not asked where a new password is chosen: a 401 would be all that came of it', async () => {
    expect(await askedAt(screens.newPassword.path)).toBe(0)
  })
})
