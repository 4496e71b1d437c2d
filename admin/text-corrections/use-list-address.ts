import { useLocation } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'

/** The list as it was narrowed when this text was opened. */
export function useListAddress(): string {
  const { state } = useLocation() as { state: { list?: string } | null }
  return `${screens.texts.path}${state?.list ?? ''}`
}
