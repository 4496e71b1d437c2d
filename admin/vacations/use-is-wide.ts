import { useMediaQuery } from '@mui/material'

/** Whether two months fit beside each other. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 720px)', { noSsr: true })
}
