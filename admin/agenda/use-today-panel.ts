import { useState } from 'react'

const KEY = 'kamersleutel.today-panel'

/** Whether the panel of today stands beside the agenda; this browser remembers it. */
export function useTodayPanel(): { isOpen: boolean; toggle(): void } {
  const [isOpen, setOpen] = useState(wasOpen)
  return {
    isOpen,
    toggle() {
      setOpen(!isOpen)
      remember(!isOpen)
    },
  }
}

function wasOpen(): boolean {
  try {
    return localStorage.getItem(KEY) === 'open'
  } catch {
    // A browser that keeps nothing begins without it each time.
    return false
  }
}

function remember(isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(KEY, 'open')
    else localStorage.removeItem(KEY)
  } catch {
    // Then it lasts as long as the page.
  }
}
