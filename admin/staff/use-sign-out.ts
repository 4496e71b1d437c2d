import { useCallback } from 'react'
import { useLogout } from 'react-admin'

/** Ends the session; who has none is led to the guest site (reading `access.signed-out`). */
export function useSignOut(): () => void {
  const logout = useLogout()
  return useCallback(() => void logout(), [logout])
}
