import { useState } from 'react'
import { useText } from '../texts/use-text.ts'

/** What a toast says of what can be taken back: once pressed, it is on its way back. */
export function UndoNotice({ said, onUndo }: { said: string; onUndo(): void }) {
  const text = useText()
  const [pressed, setPressed] = useState(false)
  return (
    <>
      {said}{' '}
      <button
        type="button"
        data-undo=""
        disabled={pressed}
        onClick={() => {
          setPressed(true)
          onUndo()
        }}
      >
        {text('stayMoves.undo')}
      </button>
    </>
  )
}
