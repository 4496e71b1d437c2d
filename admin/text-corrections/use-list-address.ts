import { useLocation } from 'react-router'

/**
 * The list as it was narrowed when this text was opened.
 *
 * @param path of the list
 */
export function useListAddress(path: string): string {
  const { state } = useLocation() as { state: { list?: string } | null }
  return `${path}${state?.list ?? ''}`
}
