import type { ReactNode } from 'react'
import { Spinner } from '../controls/Spinner.tsx'
import { Status } from '../controls/Status.tsx'

/** How an order of a guest stands, in one of its states: `Of` is what was ordered. */
export interface Scene<Of> {
  status: { kind: 'success' | 'notice' | 'danger'; word: string }
  picture: string
  title: string
  /** First what did or did not happen, then what comes. */
  words(of: Of): ReactNode
  /** Still moving: the ring turns and the page asks again. */
  waiting?: string
  /** What the amount is called. */
  amount: string
  actions(of: Of): ReactNode
}

interface Props<Of> {
  scene: Scene<Of>
  of: Of
  /** What was ordered, with its amount. */
  children: ReactNode
  /** Below the buttons. */
  after?: ReactNode
}

/** A scene as it is drawn: picture, word, what happened, what was ordered, what can be done. */
export function SceneCard<Of>({ scene, of, children, after }: Props<Of>) {
  return (
    <article className="scene-card scene-card--side thanks">
      <img src={`/art/${scene.picture}.svg`} alt="" width="600" height="400" />
      <div className="scene-card__body">
        <div className="stack stack--close thanks__news" role="status">
          <Status kind={scene.status.kind}>{scene.status.word}</Status>
          <h1>{scene.title}</h1>
          <p>{scene.words(of)}</p>
        </div>
        {scene.waiting && (
          <div className="loading-line">
            <Spinner />
            <p className="soft">{scene.waiting}</p>
          </div>
        )}
        {children}
        <div className="buttons">{scene.actions(of)}</div>
        {after}
      </div>
    </article>
  )
}
