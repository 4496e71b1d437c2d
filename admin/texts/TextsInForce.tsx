import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { I18nContext, useI18nProvider } from 'react-admin'
import { correctionsInForce, followCorrections } from '../../rules/texts/correctable.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { addTexts } from './i18n-provider.ts'

/**
 * Has every screen below say a text as staff corrected it, from the moment at which they did. What
 * it was when the page was loaded came with the page.
 */
export function TextsInForce({ children }: { children: ReactNode }) {
  const data = useBackOfficeData()
  const i18n = useI18nProvider()
  const [changes, setChanges] = useState(0)
  const { data: corrections } = useQuery({
    queryKey: ['texts-in-force'],
    queryFn: () => data.readTextsInForce(),
    initialData: correctionsInForce,
    staleTime: Infinity,
  })
  useEffect(() => {
    if (corrections === correctionsInForce()) return
    followCorrections(corrections)
    void addTexts({}).then(() => setChanges((count) => count + 1))
  }, [corrections])
  // Another object with each change, so that whoever translates does it again.
  const said = useMemo(() => ({ ...i18n, changes }), [i18n, changes])
  return <I18nContext value={said}>{children}</I18nContext>
}
