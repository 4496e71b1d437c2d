import { describe, expect, it, vi } from 'vitest'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { createSessionDoor, throughTheDoor } from '../../../admin/staff/session-door.ts'

const gone = () => new ApiProblem(401, 'not-signed-in', 'Log in om dit te zien.')

describe('a call whose session ended', () => {
  it('waits for somebody to sign in, and is made again as it was asked', async () => {
    let signedIn = false
    const save = vi.fn<(typed: string) => Promise<string>>(async (typed) => {
      if (!signedIn) throw gone()
      return `stored ${typed}`
    })
    const door = createSessionDoor()
    const saved = throughTheDoor({ save }, door).save('a long note')
    await vi.waitFor(() => expect(door.isShut()).toBe(true))
    signedIn = true
    door.open()
    await expect(saved).resolves.toBe('stored a long note')
    expect(save.mock.calls).toEqual([['a long note'], ['a long note']])
    expect(door.isShut()).toBe(false)
  })

  it('asks once however many wait, and again where the session ended again', async () => {
    const door = createSessionDoor()
    const told = vi.fn<(isShut: boolean) => void>()
    door.subscribe(() => told(door.isShut()))
    let answers = 0
    const provider = throughTheDoor(
      {
        read: async () => {
          if (answers++ < 3) throw gone()
          return 'read'
        },
      },
      door,
    )
    const both = Promise.all([provider.read(), provider.read()])
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2))
    door.open()
    await vi.waitFor(() => expect(door.isShut()).toBe(true))
    door.open()
    await expect(both).resolves.toEqual(['read', 'read'])
  })

  it('is not one that was refused for another reason: that fails at once', async () => {
    const door = createSessionDoor()
    const refused = new ApiProblem(409, 'booking-not-changeable', 'Dat kan niet meer.')
    const provider = throughTheDoor({ save: () => Promise.reject(refused) }, door)
    await expect(provider.save()).rejects.toBe(refused)
    expect(door.isShut()).toBe(false)
  })
})
