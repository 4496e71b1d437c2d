import { GlobalStyles } from '@mui/material'
import { bookingSources, sourceColours } from '../../rules/sources/booking-source.ts'
import { useProperty } from '../property/use-property.ts'
import { shadeTokens } from './shade-tokens.ts'

/** Lays the colours that staff set over those of BO §9, everywhere a source is shown. */
export function SourceColours() {
  const colours = useProperty().data?.sourceColours
  if (!colours) return null
  const changed = bookingSources.filter((source) => colours[source] !== sourceColours[source])
  if (changed.length === 0) return null
  return (
    <GlobalStyles
      styles={Object.fromEntries(
        changed.map((source) => [`[data-source="${source}"]`, { ...shadeTokens(colours[source]) }]),
      )}
    />
  )
}
