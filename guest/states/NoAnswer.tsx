import type { ReactNode } from 'react'
import { useOffline } from '../controls/use-offline.ts'
import { Status } from '../controls/Status.tsx'
import { CallUs } from '../property/ReachUs.tsx'
import { useWords } from '../texts/words.ts'
import { ScenePicture } from './ScenePicture.tsx'

/** The shutters are down: what did not answer, what that means, and the two ways on. */
export function NoAnswer(props: {
  status: string
  title: ReactNode
  again(): void
  children: ReactNode
}) {
  const { sitePage: words } = useWords()
  const offline = useOffline()
  return (
    <div className="scene-card scene-card--side" role="alert">
      <ScenePicture name="luiken-avond" />
      <div className="scene-card__body">
        <Status kind="danger">{offline ? words.offline : props.status}</Status>
        <h2>{props.title}</h2>
        <p className="soft">{props.children}</p>
        <div className="buttons">
          <button className="button" type="button" onClick={props.again}>
            {words.tryAgain}
          </button>
          <CallUs />
        </div>
      </div>
    </div>
  )
}
