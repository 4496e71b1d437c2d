import { Component, type ReactNode } from 'react'
import { useWords } from '../texts/words.ts'
import { ScenePicture } from './ScenePicture.tsx'

/**
 * The last net: code that could not be fetched after a new version, or a fault of ours. Never a
 * blank page; a fresh load is the way on, and what was typed is kept in the tab.
 */
export class BrokenScreen extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  /** Code that did not come for want of a connection comes with it. */
  override componentDidUpdate() {
    if (this.state.broken && !navigator.onLine)
      addEventListener('online', () => location.reload(), { once: true })
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children
  }
}

function Broken() {
  const { sitePage: words } = useWords()
  return (
    <div className="wrap scene">
      <div className="scene-card scene-card--side" role="alert">
        <ScenePicture name="luiken-avond" />
        <div className="scene-card__body">
          <h1>{words.broken}</h1>
          <p className="soft">{words.loadAgain}</p>
          <div className="buttons">
            <button className="button" type="button" onClick={() => location.reload()}>
              {words.reload}
            </button>
          </div>
        </div>
      </div>
    </div>
  )
}
