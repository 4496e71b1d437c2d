import { useState } from 'react'
import { useText } from '../texts/use-text.ts'

/** What a toast says of a stay that was moved: once pressed, it is on its way back. */
export function UndoNotice({ onUndo }: { onUndo(): void }) {
  const text = useText()
  const [pressed, setPressed] = useState(false)
  return (
    <>
      {text('stayMoves.done')}{' '}
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
