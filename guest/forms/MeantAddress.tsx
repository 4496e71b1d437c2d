import { useEffect, useRef, useState } from 'react'
import { fillText } from '../../rules/texts/fill-text.ts'
import { useWords } from '../texts/words.ts'

/**
 * Stands below an e-mail field, and asks whether another address was meant where a well-known one was
 * mistyped.
 */
export function MeantAddress() {
  const { siteForms: words } = useWords()
  const line = useRef<HTMLParagraphElement>(null)
  const [meant, setMeant] = useState<string | null>(null)
  useEffect(() => {
    const input = line.current!.parentElement!.querySelector('input')!
    const look = async () => {
      const { likelyAddress } = await import('../../rules/forms/likely-address.ts')
      setMeant(likelyAddress(input.value))
    }
    // What cannot be fetched asks nothing: the address may be right as it stands.
    const ask = () => void look().catch(() => {})
    if (input.value) ask()
    const gone = new AbortController()
    input.addEventListener('input', ask, gone)
    input.form!.addEventListener('reset', () => setMeant(null), gone)
    return () => gone.abort()
  }, [])
  return (
    <p className="small" role="status" ref={line}>
      {meant && fillText(words.meantAddress, { address: meant })}
    </p>
  )
}
