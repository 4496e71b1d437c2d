import { FormMessageList } from './FormMessageList.tsx'

/** /projectaanvragen: projects that ask for support. */
export function ProjectRequestListPage() {
  return <FormMessageList list="projectRequests" forms={['project']} />
}
