import { iconPaths } from './icon-paths.ts'

/**
 * Every icon in use, once a document. The server writes it outside what React keeps alive, so it
 * weighs nothing in the scripts.
 */
export function Sprite() {
  return (
    <svg className="sprite" width="0" height="0" aria-hidden="true">
      {Object.entries(iconPaths).map(([name, paths]) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          {paths.map((path) => (
            <path key={path} d={path} />
          ))}
        </symbol>
      ))}
    </svg>
  )
}
