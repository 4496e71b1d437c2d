import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import type { SourcesView } from '../../api/settings/sources.ts'
import { checkSources, sourceField } from '../../rules/forms/check-sources.ts'
import { type BookingSource, bookingSources } from '../../rules/sources/booking-source.ts'
import { parseColour } from '../../rules/sources/source-shades.ts'
import { screens } from '../../screens/screen-routes.ts'
import { KeptChoice, KeptSwitch } from '../kept/kept-inputs.tsx'
import { KeptText } from '../kept/KeptText.tsx'
import { SourceMark } from '../marks/SourceMark.tsx'
import { MORE_SETTINGS } from '../settings/more-settings.ts'
import { SettingCard } from '../settings/SettingCard.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { mailChoices } from './mail-choices.ts'
import { shadeTokens } from './shade-tokens.ts'
import { sourceDifferences } from './source-differences.ts'
import styles from './sources.module.css'

/** /instellingen/bronnen: colour, paid in advance and mails of each source (BO §3, §4, §9). */
export function SourcesPage() {
  const text = useText()
  return (
    <Page
      title={text('sourcesPage.title')}
      crumb={{ to: MORE_SETTINGS, label: text('settings.title') }}
    >
      <SettingCard<SourcesView>
        of={{
          id: 'sources',
          title: text('sourcesPage.card'),
          saved: () => text('sourcesPage.saved'),
          Fields: Sources,
          check: ({ sources = {} }) =>
            checkSources(sources).map(({ field, text: wrong }) => ({
              field: `sources.${field}`,
              text: wrong,
            })),
          differences: (before, after) => sourceDifferences(before, after, text),
          fieldNames: { sources: text('sourcesPage.card') },
        }}
      />
      <p className={styles.readings}>
        {text('sourcesPage.readings')}{' '}
        <Link to={screens.readings.path}>{text('sourcesPage.onReadings')}</Link>
      </p>
    </Page>
  )
}

function Sources() {
  const text = useText()
  return (
    <>
      <p>{text('sourcesPage.explain')}</p>
      {bookingSources.map((source) => (
        <Source key={source} source={source} />
      ))}
    </>
  )
}

/** A source as it would look, and what is kept of it. */
function Source({ source }: { source: BookingSource }) {
  const text = useText()
  const at = `sources.${sourceField(source)}`
  const typed = useWatch({ name: `${at}.colour` }) as string | null | undefined
  const colour = parseColour(typed ?? '')
  return (
    <fieldset className={styles.source}>
      <legend>
        <SourceMark source={source} chip {...(colour && { style: shadeTokens(colour) })} />
      </legend>
      <KeptText source={`${at}.colour`} label={text('sourcesPage.colour')} />
      {source === 'own-website' ? (
        <p className={styles.own}>{text('sourcesPage.own')}</p>
      ) : (
        <>
          <KeptChoice
            source={`${at}.mails`}
            label={text('sourcesPage.mails')}
            choices={mailChoices(text)}
          />
          <KeptSwitch source={`${at}.prepaid`} label={text('sourcesPage.prepaid')} />
        </>
      )}
    </fieldset>
  )
}
