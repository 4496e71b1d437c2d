import { useWatch } from 'react-hook-form'
import type { SourceColoursView } from '../../api/settings/source-colours-controller.ts'
import { checkSourceColours, sourceField } from '../../rules/forms/check-source-colours.ts'
import { bookingSources } from '../../rules/sources/load-source-colours.ts'
import { parseColour } from '../../rules/sources/source-shades.ts'
import { KeptText } from '../kept/KeptText.tsx'
import { SourceMark } from '../marks/SourceMark.tsx'
import { MORE_SETTINGS } from '../settings/more-settings.ts'
import { SettingCard } from '../settings/SettingCard.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { shadeTokens } from './shade-tokens.ts'
import styles from './sources.module.css'

/** /instellingen/bronnen: the colour of each source in the agenda and its legend (BO §9). */
export function SourcesPage() {
  const text = useText()
  return (
    <Page
      title={text('sourceColours.title')}
      crumb={{ to: MORE_SETTINGS, label: text('settings.title') }}
    >
      <SettingCard<SourceColoursView>
        of={{
          id: 'source-colours',
          title: text('sourceColours.card'),
          saved: () => text('sourceColours.saved'),
          Fields: Colours,
          check: ({ colours = {} }) =>
            checkSourceColours(
              Object.fromEntries(
                Object.entries(colours).map(([field, typed]) => [field, typed ?? '']),
              ),
            ).map(({ field, text: wrong }) => ({ field: `colours.${field}`, text: wrong })),
          told: { colours: ({ colours }) => Object.values(colours).join(', ') },
          fieldNames: { colours: text('sourceColours.card') },
        }}
      />
    </Page>
  )
}

/** Each source as it would look, beside the field that says its colour. */
function Colours() {
  const text = useText()
  const typed = useWatch({ name: 'colours' }) as Record<string, string> | undefined
  return (
    <>
      <p>{text('sourceColours.explain')}</p>
      {bookingSources.map((source) => {
        const field = sourceField(source)
        const colour = parseColour(typed?.[field] ?? '')
        return (
          <div className={styles.source} key={source}>
            <KeptText source={`colours.${field}`} label={text(`sources.${source}`)} />
            <span>
              <SourceMark source={source} chip {...(colour && { style: shadeTokens(colour) })} />
            </span>
          </div>
        )
      })}
    </>
  )
}
