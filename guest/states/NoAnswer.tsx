import type { ReactNode } from 'react'
import { Status } from '../controls/Status.tsx'
import { CallUs } from '../property/ReachUs.tsx'

/** The shutters are down: what did not answer, what that means, and the two ways on. */
export function NoAnswer(props: {
  status: string
  title: ReactNode
  again(): void
  children: ReactNode
}) {
  return (
    <div className="scene-card scene-card--side" role="alert">
      <img src="/art/luiken-avond.svg" alt="" width="600" height="400" />
      <div className="scene-card__body">
        <Status kind="danger">{props.status}</Status>
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
