import { GlobalStyles } from '@mui/material'
import type { ReactNode } from 'react'
import { useGetList } from 'react-admin'
import type { SourceView } from '../../api/settings/sources.ts'
import { shadeTokens } from './shade-tokens.ts'
import { SourcesContext } from './use-sources.ts'

const all = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'sort', order: 'ASC' },
} as const
const NONE: readonly SourceView[] = []

/** Reads where bookings come from, and gives every `[data-source]` the colour of its source. */
export function SourcesProvider({ children }: { children: ReactNode }) {
  const { data, error } = useGetList<SourceView>('sources', all)
  // What cannot be read is named by what bookings call it.
  const sources = data ?? (error ? NONE : undefined)
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
