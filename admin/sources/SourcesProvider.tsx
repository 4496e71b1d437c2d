import { GlobalStyles } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SourceView } from '../../api/settings/sources.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { shadeTokens } from './shade-tokens.ts'
import { SourcesContext } from './use-sources.ts'

const all = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'sort', order: 'ASC' },
} as const
const NONE: readonly SourceView[] = []

/** Reads where bookings come from, for all that stands within. */
export function SourcesProvider({ children }: { children: ReactNode }) {
  const data = useBackOfficeData()
  const { data: sources, error } = useQuery({
    queryKey: ['sources', 'getList', 'all'],
    queryFn: async () => (await data.getList<SourceView>('sources', all)).data,
  })
  // What cannot be read is named by what bookings call it.
  return <WithSources sources={sources ?? (error ? NONE : undefined)}>{children}</WithSources>
}

/** Gives every `[data-source]` the name and the colour of its source. */
export function WithSources({
  sources,
  children,
}: {
  sources: readonly SourceView[] | undefined
  children: ReactNode
}) {
  return (
    <SourcesContext value={sources}>
      <GlobalStyles
        styles={Object.fromEntries(
          (sources ?? []).map((source) => [
            `[data-source=${JSON.stringify(source.id)}]`,
            { ...shadeTokens(source) },
          ]),
        )}
      />
      {children}
    </SourcesContext>
  )
}
