import { Button } from '@mui/material'
import { Icon } from '../marks/Icon.tsx'

/** A file of the API, saved by the browser. */
export function Download({ path, children }: { path: string; children: string }) {
  return (
    <Button
      variant="outlined"
      component="a"
      href={`/api/back-office/${path}`}
      download
      startIcon={<Icon name="file" />}
    >
      {children}
    </Button>
  )
}
