import { useEffect, useRef, useState } from 'react'
import { messageSeconds } from '../../rules/messages/message-seconds.ts'
import { Message } from '../controls/Message.tsx'

/**
 * A success that stands for 3 s; the time stops under the pointer and the focus (reading
 * `messages.seconds`).
 */
export function PassingSuccess({ title, onGone }: { title: string; onGone(): void }) {
  const [isHeld, setHeld] = useState(false)
  const left = useRef(messageSeconds.success * 1_000)
  useEffect(() => {
    if (isHeld) return
    const began = Date.now()
    const timer = setTimeout(onGone, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - began
    }
  }, [isHeld, onGone])
  return (
    <div
      tabIndex={-1}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Message kind="success" title={title} />
    </div>
  )
}
