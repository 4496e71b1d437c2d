import { Spinner } from '../controls/Spinner.tsx'

/** The sentence beside every skeleton: what is being fetched. */
export function Waiting({ children }: { children: string }) {
  return (
    <div className="loading-line" role="status">
      <Spinner />
      <p>{children}</p>
    </div>
  )
}

/** Room cards to come: the same boxes, so that nothing jumps when they are there. */
export function RoomBones() {
  return (
    <div className="rooms" aria-hidden="true">
      {['a', 'b', 'c'].map((key) => (
        <div className="room-card" key={key}>
          <span className="bone bone--picture" />
          <div className="beam" />
          <div className="room-card__body">
            <div className="stack room-card__text">
              <span className="bone bone--title" />
              <span className="bone bone--short" />
              <span className="bone bone--long" />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}

/** Price lines to come. */
export function LineBones() {
  return (
    <div className="stack" aria-hidden="true">
      <span className="bone bone--long" />
      <span className="bone bone--long" />
      <span className="bone bone--title" />
    </div>
  )
}

/** A panel to come. */
export function PanelBones() {
  return (
    <div className="panel" aria-hidden="true">
      <div className="beam" />
      <div className="panel__body">
        <span className="bone bone--title" />
        <span className="bone bone--block" />
      </div>
    </div>
  )
}
