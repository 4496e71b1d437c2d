import { Autocomplete } from '@mui/material'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useShortcuts } from '../keyboard/shortcut-context.ts'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import { type Found, foundAddress, foundInOrder, foundKey } from './found.ts'
import { FoundItem } from './FoundItem.tsx'
import { FoundList, type FoundListProps } from './FoundList.tsx'
import styles from './search.module.css'
import { useFound } from './use-found.ts'

/**
 * The app bar's search: guests by name, number, telephone or place, rooms, breakfast orders,
 * messages; Enter or a click opens what is chosen.
 */
export function SearchBar() {
  const text = useText()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const { found, asked, searching, failed } = useFound(words)
  useShortcuts({ '/': () => field.current?.focus() })

  return (
    <Autocomplete<Found, false, false, false>
      className={styles.search}
      options={found ? foundInOrder(found) : []}
      inputValue={words}
      value={null}
      onInputChange={(_, entered, why) => setWords(why === 'input' ? entered : '')}
      onChange={(_, chosen) => {
        if (chosen) void navigate(foundAddress(chosen))
        field.current?.blur()
      }}
      getOptionLabel={foundKey}
      getOptionKey={foundKey}
      groupBy={({ kind }) => text(`search.kinds.${kind}`)}
      // The API found them; nothing is left to filter here.
      filterOptions={(options) => options}
      open={asked}
      loading={searching}
      loadingText={text('search.searching')}
      noOptionsText={failed ? text('search.failed') : text('search.none')}
      popupIcon={null}
      clearText={text('shell.close')}
      // Below the field, not at the end of the page: what is found belongs to the bar.
      disablePortal
      slots={{ paper: FoundList }}
      slotProps={{
        paper: { more: (found?.more.length ?? 0) > 0 } as FoundListProps,
        popper: { placement: 'bottom-end' },
        // A list item may not be a group.
        listbox: { component: 'div' },
      }}
      blurOnSelect
      clearOnBlur
      handleHomeEndKeys={false}
      renderGroup={({ key, group, children }) => (
        <div key={key} role="group" aria-label={group}>
          <div className={styles.kind} aria-hidden="true">
            {group}
          </div>
          <ul className={styles.group} role="none">
            {children}
          </ul>
        </div>
      )}
      renderOption={({ key, ...props }, option) => (
        <FoundItem key={key} found={option} props={props} />
      )}
      renderInput={({ inputProps, InputProps }) => (
        <div className={styles.field} ref={InputProps.ref}>
          <Icon name="search" />
          <input
            {...inputProps}
            ref={mergeRefs(field, inputProps.ref)}
            aria-label={text('search.label')}
            placeholder={text('search.label')}
          />
          <kbd aria-hidden="true">/</kbd>
        </div>
      )}
    />
  )
}

type InputRef = React.Ref<HTMLInputElement> | undefined

/** MUI keeps its own hold of the field; the shortcut needs one too. */
function mergeRefs(...refs: InputRef[]) {
  return (element: HTMLInputElement | null) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    }
  }
}
