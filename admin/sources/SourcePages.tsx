import { useEffect } from 'react'
import { useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { SourceView } from '../../api/settings/sources.ts'
import { checkSource } from '../../rules/forms/check-source.ts'
import { parseColour } from '../../rules/sources/source-shades.ts'
import {
  type SourceMails,
  type SourceTax,
  defaultColour,
  isFixedSource,
  ownWebsite,
  sourceTaxes,
} from '../../rules/sources/source.ts'
import { KeptChoice, KeptSwitch } from '../kept/kept-inputs.tsx'
import type { KeptNoun } from '../kept/kept-noun.ts'
import { keptPages } from '../kept/kept-pages.tsx'
import { keptWords } from '../kept/kept-words.ts'
import { KeptText } from '../kept/KeptText.tsx'
import { typedTexts } from '../kept/typed-row.ts'
import { SourceMark } from '../marks/SourceMark.tsx'
import { useText } from '../texts/use-text.ts'
import { shadeTokens } from './shade-tokens.ts'

/** The sources of bookings (BO §3, §4, §9) as the screens of kept rows want them. */
function useSourceRows(): KeptNoun<SourceView> {
  const text = useText()
  const yes = (value: boolean) => text(value ? 'sourcesPage.yes' : 'sourcesPage.no')
  const mails = useMailWords()
  const tax = (one: SourceTax) => text(`sourcesPage.taxes.${one}`)
  const paid = ({ id, prepaid }: SourceView) =>
    id === ownWebsite ? text('sourcesPage.asked') : yes(prepaid)
  return {
    resource: 'sources',
    screens: { list: 'sources', add: 'newSource', one: 'source' },
    sort: { field: 'sort', order: 'ASC' },
    columns: [
      { label: text('sourcesPage.name'), value: ({ id }) => <SourceMark source={id} chip /> },
      { label: text('sourcesPage.prepaid'), value: paid },
      { label: text('sourcesPage.mails'), value: (row) => mails[row.mails] },
      { label: text('sourcesPage.touristTax'), value: (row) => tax(row.touristTax) },
      { label: text('sourcesPage.active'), value: ({ active }) => yes(active) },
    ],
    open: ({ name }) => text('sourcesPage.open', { name }),
    blank: {
      name: '',
      colour: defaultColour,
      prepaid: false,
      mails: 'none',
      touristTax: 'desk',
      active: true,
    },
    Fields,
    check: ({ prepaid, mails: chosen, touristTax, active, ...typed }) =>
      checkSource({
        ...typedTexts(typed, ['name', 'colour']),
        ...{ prepaid, mails: chosen, touristTax, active },
      }),
    told: {
      prepaid: ({ prepaid }) => yes(prepaid),
      mails: (row) => mails[row.mails],
      touristTax: (row) => tax(row.touristTax),
      active: ({ active }) => yes(active),
    },
    fieldNames: {
      name: text('sourcesPage.name'),
      colour: text('sourcesPage.colour'),
      prepaid: text('sourcesPage.prepaid'),
      mails: text('sourcesPage.mails'),
      touristTax: text('sourcesPage.touristTax'),
      active: text('sourcesPage.active'),
    },
    isRemovable: ({ id }) => !isFixedSource(id),
    words: keptWords(text, 'sourcesPage'),
  }
}

function useMailWords(): Record<SourceMails, string> {
  const text = useText()
  return {
    all: text('sourcesPage.mailsAll'),
    cancellation: text('sourcesPage.mailsCancellation'),
    none: text('sourcesPage.mailsNone'),
  }
}

function Fields() {
  const text = useText()
  const mails = useMailWords()
  const id = useRecordContext<SourceView>()?.id
  return (
    <>
      <KeptText source="name" label={text('sourcesPage.name')} />
      <KeptText source="colour" label={text('sourcesPage.colour')} hint={<Looks id={id ?? ''} />} />
      {id === ownWebsite ? (
        <p>{text('sourcesPage.own')}</p>
      ) : (
        <>
          <KeptSwitch
            source="prepaid"
            label={text('sourcesPage.prepaid')}
            hint={text('sourcesPage.prepaidHint')}
          />
          <KeptChoice
            source="mails"
            label={text('sourcesPage.mails')}
            choices={Object.entries(mails).map(([mail, name]) => ({ id: mail, name }))}
          />
          <TaxField isFixed={id !== undefined && isFixedSource(id)} isNew={id === undefined} />
        </>
      )}
      {id !== undefined && isFixedSource(id) ? null : (
        <KeptSwitch
          source="active"
          label={text('sourcesPage.active')}
          hint={text('sourcesPage.activeHint')}
        />
      )}
    </>
  )
}

/**
 * Who remits the tourist tax. Where nobody else sells, nobody else does. Of a new source that comes in
 * paid the tax is paid too, until somebody chooses.
 */
function TaxField({ isFixed, isNew }: { isFixed: boolean; isNew: boolean }) {
  const text = useText()
  const { getFieldState, setValue } = useFormContext()
  const prepaid = useWatch({ name: 'prepaid' }) as boolean
  const chosen = useWatch({ name: 'touristTax' }) as SourceTax | null
  useEffect(() => {
    if (isNew && !getFieldState('touristTax').isTouched)
      setValue('touristTax', prepaid ? 'price' : 'desk')
  }, [isNew, prepaid, getFieldState, setValue])
  return (
    <KeptChoice
      source="touristTax"
      label={text('sourcesPage.touristTax')}
      hint={text(`sourcesPage.taxHints.${chosen ?? 'desk'}`)}
      choices={sourceTaxes
        .filter((one) => !(isFixed && one === 'channel'))
        .map((one) => ({ id: one, name: text(`sourcesPage.taxes.${one}`) }))}
    />
  )
}

/** The mark as it would look. */
function Looks({ id }: { id: string }) {
  const text = useText()
  const [name, typed] = useWatch({ name: ['name', 'colour'] }) as (string | null)[]
  const colour = parseColour(typed ?? '')
  if (colour === null) return text('sourcesPage.colourHint')
  return (
    <SourceMark
      source={id}
      name={name?.trim() || text('sourcesPage.name')}
      chip
      style={shadeTokens({ id, colour })}
    />
  )
}

/** /instellingen/bronnen: where bookings come from, and the form of one. */
export const { list, add, one } = keptPages(useSourceRows)
