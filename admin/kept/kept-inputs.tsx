import { BooleanInput, DateInput, SelectInput } from 'react-admin'

interface Props {
  source: string
  label: string
  hint?: string
}

/** A day of a row that staff keep. */
export function KeptDay({ source, label, hint }: Props) {
  return <DateInput variant="outlined" source={source} label={label} helperText={hint ?? false} />
}

/** One of a few. */
export function KeptChoice({
  source,
  label,
  hint,
  choices,
}: Props & { choices: readonly { id: string; name: string }[] }) {
  return (
    <SelectInput
      variant="outlined"
      source={source}
      label={label}
      choices={[...choices]}
      emptyText=" "
      helperText={hint ?? false}
    />
  )
}

/** Yes or no. */
export function KeptSwitch({ source, label, hint }: Props) {
  return <BooleanInput source={source} label={label} helperText={hint ?? false} />
}
