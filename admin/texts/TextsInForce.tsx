import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { I18nContext, useI18nProvider } from 'react-admin'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { addTexts } from './i18n-provider.ts'
import { followWords, wordsInForce } from './words.ts'

/**
 * Has every screen below say a text as staff corrected it, from the moment at which they did. What
 * it was when the page was loaded came with the page.
 */
export function TextsInForce({ children }: { children: ReactNode }) {
  const data = useBackOfficeData()
  const i18n = useI18nProvider()
  const [changes, setChanges] = useState(0)
  const { data: words } = useQuery({
    queryKey: ['texts-in-force'],
    queryFn: () => data.readWords(),
    initialData: wordsInForce,
    staleTime: Infinity,
  })
  useEffect(() => {
    if (words === wordsInForce()) return
    followWords(words)
    void addTexts({}).then(() => setChanges((count) => count + 1))
  }, [words])
  // Another object with each change, so that whoever translates does it again.
  const said = useMemo(() => ({ ...i18n, changes }), [i18n, changes])
  return <I18nContext value={said}>{children}</I18nContext>
}
