import { Link } from 'react-router'
import { useText } from '../texts/use-text.ts'
import { Page } from './Page.tsx'
import { Note } from './Note.tsx'
import { screens } from '../../screens/screen-routes.ts'

/** An address of the back office that leads nowhere. */
export function NotFoundPage() {
  const text = useText()
  return (
    <Page title={text('shell.notFoundTitle')}>
      <Note tone="ink" title={text('shell.notFound')}>
        <Link to={screens.agenda.path}>{text('shell.toAgenda')}</Link>
      </Note>
    </Page>
  )
}
