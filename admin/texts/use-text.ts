import { useTranslate } from 'react-admin'
import type { TextKey } from './dutch.ts'

/** Looks a text up by its key in the Dutch catalogue; a key that is not there does not compile. */
export function useText(): (key: TextKey, blanks?: Record<string, string | number>) => string {
  return useTranslate() as (key: TextKey, blanks?: Record<string, string | number>) => string
}
