import type { ReactNode } from 'react'
import { useOffline } from '../controls/use-offline.ts'
import { Status } from '../controls/Status.tsx'
import { CallUs } from '../property/ReachUs.tsx'
import { ScenePicture } from './ScenePicture.tsx'

/** The shutters are down: what did not answer, what that means, and the two ways on. */
export function NoAnswer(props: {
  status: string
  title: ReactNode
  again(): void
  children: ReactNode
}) {
  const offline = useOffline()
  return (
    <div className="scene-card scene-card--side" role="alert">
      <ScenePicture name="luiken-avond" />
      <div className="scene-card__body">
        <Status kind="danger">{offline ? 'Je bent offline' : props.status}</Status>
        <h2>{props.title}</h2>
        <p className="soft">{props.children}</p>
        <div className="buttons">
          <button className="button" type="button" onClick={props.again}>
            Opnieuw proberen
          </button>
          <CallUs />
        </div>
      </div>
    </div>
  )
}
