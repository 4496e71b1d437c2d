import { Button, Chip, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useNotify } from 'react-admin'
import { type BookingSource, sourceColours } from '../../rules/sources/booking-source.ts'
import { drawings, Icon, type IconName } from '../marks/Icon.tsx'
import { KeyTag } from '../marks/KeyTag.tsx'
import { PaidMark } from '../marks/PaidMark.tsx'
import { SourceMark } from '../marks/SourceMark.tsx'
import type { MailState } from '../../api/mail/mail-state.ts'
import { MailStateMark } from '../mails/MailStateMark.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { mailTexts } from '../texts/mails.ts'
import { useText } from '../texts/use-text.ts'
import { tokens } from '../theme/ThemeTokens.tsx'
import { OverviewLinks } from './OverviewLinks.tsx'
import { Sample } from './Sample.tsx'
import styles from './overview.module.css'

const keys = ['occupied', 'due', 'free', 'closed'] as const
const tones = ['ok', 'warn', 'bad', 'ink'] as const
const bookingSources = Object.keys(sourceColours) as BookingSource[]
const mailStates = Object.keys(mailTexts.states) as MailState[]
const colours = Object.entries(tokens).filter(([, value]) => value.startsWith('#'))

/** /components-overview (BO §1, §2): the parts of every screen, the very ones, in their states. */
export function ComponentsOverviewPage() {
  const text = useText()
  return (
    <Page title={text('overview.components')}>
      <OverviewLinks />
      <div className={styles.columns}>
        <Buttons />
        <Fields />
        <Sample title={text('overview.keys')} row>
          {keys.map((state, index) => (
            <Labelled key={state} label={text(`overview.keyStates.${state}`)}>
              <KeyTag number={index + 1} state={state} />
            </Labelled>
          ))}
        </Sample>
        <Sample title={text('overview.marks')} row>
          <PaidMark paid worded />
          <PaidMark paid={false} worded />
          {bookingSources.map((source) => (
            <SourceMark key={source} source={source} chip />
          ))}
          {mailStates.map((state) => (
            <MailStateMark key={state} state={state} />
          ))}
          <Chip label={text('overview.chip')} />
        </Sample>
        <Sample title={text('overview.notes')}>
          <div className={styles.stack}>
            {tones.map((tone) => (
              <Note key={tone} tone={tone} title={text(`overview.tones.${tone}`)} live={false} />
            ))}
          </div>
        </Sample>
        <Toasts />
        <Sample title={text('overview.icons')} row>
          {(Object.keys(drawings) as IconName[]).map((name) => (
            <Icon key={name} name={name} size={20} />
          ))}
        </Sample>
        <Sample title={text('overview.colours')}>
          <dl className={styles.colours}>
            {colours.map(([name, value]) => (
              <div key={name}>
                <dt style={{ background: value }} aria-hidden="true" />
                <dd>
                  {name} {value}
                </dd>
              </div>
            ))}
          </dl>
        </Sample>
      </div>
    </Page>
  )
}

function Buttons() {
  const text = useText()
  const [chosen, setChosen] = useState('one')
  return (
    <Sample title={text('overview.buttons')} row>
      <Button variant="contained">{text('overview.first')}</Button>
      <Button variant="outlined">{text('overview.second')}</Button>
      <Button variant="text">{text('overview.third')}</Button>
      <Button variant="contained" color="error">
        {text('overview.removing')}
      </Button>
      <Button variant="contained" disabled>
        {text('overview.disabled')}
      </Button>
      <ToggleButtonGroup
        value={chosen}
        aria-label={text('overview.choice')}
        onChange={(_, value: string | null) => value && setChosen(value)}
      >
        <ToggleButton value="one">{text('overview.chosen')}</ToggleButton>
        <ToggleButton value="other">{text('overview.other')}</ToggleButton>
      </ToggleButtonGroup>
    </Sample>
  )
}

function Fields() {
  const text = useText()
  return (
    <Sample title={text('overview.fields')}>
      <div className={styles.stack}>
        <TextField label={text('overview.field')} helperText={text('overview.fieldHint')} />
        <TextField label={text('overview.wrong')} error helperText={text('overview.wrongHint')} />
        <TextField label={text('overview.disabled')} disabled />
      </div>
    </Sample>
  )
}

function Toasts() {
  const text = useText()
  const notify = useNotify()
  return (
    <Sample title={text('overview.toasts')} row>
      {(['success', 'warning', 'error'] as const).map((type) => (
        <Button
          key={type}
          variant="outlined"
          onClick={() => notify(text(`overview.toastTypes.${type}`), { type })}
        >
          {text(`overview.toastTypes.${type}`)}
        </Button>
      ))}
    </Sample>
  )
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={styles.labelled}>
      {children}
      {label}
    </span>
  )
}
