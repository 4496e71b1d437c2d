import { createContext, useContext, useSyncExternalStore } from 'react'
import { createSessionDoor, type SessionDoor } from './session-door.ts'

export const SessionDoorContext = createContext<SessionDoor>(createSessionDoor())

export const useSessionDoor = () => useContext(SessionDoorContext)

/** Whether the password is asked for now. */
export function useDoorIsShut(): boolean {
  const door = useSessionDoor()
  return useSyncExternalStore(door.subscribe, door.isShut)
}
