import { Button, Chip, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useNotify } from 'react-admin'
import { drawings, Icon, type IconName } from '../marks/Icon.tsx'
import { KeyTag } from '../marks/KeyTag.tsx'
import { PaidMark } from '../marks/PaidMark.tsx'
import { SourceMark } from '../marks/SourceMark.tsx'
import type { MailState } from '../../api/mail/mail-state.ts'
import { MailStateMark } from '../mails/MailStateMark.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useSources } from '../sources/use-sources.ts'
import { mailTexts } from '../texts/mails.ts'
import { overviewTexts } from '../texts/overview.ts'
import { tokens } from '../theme/ThemeTokens.tsx'
import { OverviewLinks } from './OverviewLinks.tsx'
import { Sample } from './Sample.tsx'
import styles from './overview.module.css'

const keys = ['occupied', 'due', 'free', 'closed'] as const
const tones = ['ok', 'warn', 'bad', 'ink'] as const
const mailStates = Object.keys(mailTexts.states) as MailState[]
const colours = Object.entries(tokens).filter(([, value]) => value.startsWith('#'))

/** /components-overview (BO §1, §2): the parts of every screen, the very ones, in their states. */
export function ComponentsOverviewPage() {
  const { sources } = useSources()
  return (
    <Page title={overviewTexts.components}>
      <OverviewLinks />
      <div className={styles.columns}>
        <Buttons />
        <Fields />
        <Sample title={overviewTexts.keys} row>
          {keys.map((state, index) => (
            <Labelled key={state} label={overviewTexts.keyStates[state]}>
              <KeyTag number={index + 1} state={state} />
            </Labelled>
          ))}
        </Sample>
        <Sample title={overviewTexts.marks} row>
          <PaidMark paid worded />
          <PaidMark paid={false} worded />
          {sources.map(({ id }) => (
            <SourceMark key={id} source={id} chip />
          ))}
          {mailStates.map((state) => (
            <MailStateMark key={state} state={state} />
          ))}
          <Chip label={overviewTexts.chip} />
        </Sample>
        <Sample title={overviewTexts.notes}>
          <div className={styles.stack}>
            {tones.map((tone) => (
              <Note key={tone} tone={tone} title={overviewTexts.tones[tone]} live={false} />
            ))}
          </div>
        </Sample>
        <Toasts />
        <Sample title={overviewTexts.icons} row>
          {(Object.keys(drawings) as IconName[]).map((name) => (
            <Icon key={name} name={name} size={20} />
          ))}
        </Sample>
        <Sample title={overviewTexts.colours}>
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
  const [chosen, setChosen] = useState('one')
  return (
    <Sample title={overviewTexts.buttons} row>
      <Button variant="contained">{overviewTexts.first}</Button>
      <Button variant="outlined">{overviewTexts.second}</Button>
      <Button variant="text">{overviewTexts.third}</Button>
      <Button variant="contained" color="error">
        {overviewTexts.removing}
      </Button>
      <Button variant="contained" disabled>
        {overviewTexts.disabled}
      </Button>
      <ToggleButtonGroup
        value={chosen}
        aria-label={overviewTexts.choice}
        onChange={(_, value: string | null) => value && setChosen(value)}
      >
        <ToggleButton value="one">{overviewTexts.chosen}</ToggleButton>
        <ToggleButton value="other">{overviewTexts.other}</ToggleButton>
      </ToggleButtonGroup>
    </Sample>
  )
}

function Fields() {
  return (
    <Sample title={overviewTexts.fields}>
      <div className={styles.stack}>
        <TextField label={overviewTexts.field} helperText={overviewTexts.fieldHint} />
        <TextField label={overviewTexts.wrong} error helperText={overviewTexts.wrongHint} />
        <TextField label={overviewTexts.disabled} disabled />
      </div>
    </Sample>
  )
}

function Toasts() {
  const notify = useNotify()
  return (
    <Sample title={overviewTexts.toasts} row>
      {(['success', 'warning', 'error'] as const).map((type) => (
        <Button
          key={type}
          variant="outlined"
          onClick={() => notify(overviewTexts.toastTypes[type], { type })}
        >
          {overviewTexts.toastTypes[type]}
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
