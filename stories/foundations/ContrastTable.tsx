import { useLayoutEffect, useRef, useState } from 'react'
import { contrast } from './contrast.ts'
import styles from './sheet.module.css'

/**
 * A colour on the ground it stands on: names of tokens. Words need 4.5 : 1, the edge of a control
 * 3 : 1 (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export interface Pair {
  colour: string
  ground: string
  edge?: true
}

/** Each colour on its ground, measured in the browser. */
export function ContrastTable({ pairs }: { pairs: Pair[] }) {
  return (
    <div className={styles.scroll} role="region" aria-label="Contrast" tabIndex={0}>
      <table className={styles.pairs}>
        <thead>
          <tr>
            <th scope="col">Sample</th>
            <th scope="col">Colour</th>
            <th scope="col">Ground</th>
            <th scope="col">Contrast</th>
            <th scope="col">At least</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <Row key={`${pair.colour} ${pair.ground}`} {...pair} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ colour, ground, edge }: Pair) {
  const sample = useRef<HTMLTableCellElement>(null)
  const [ratio, setRatio] = useState(0)
  useLayoutEffect(() => {
    const drawn = getComputedStyle(sample.current!)
    setRatio(contrast(drawn.color, drawn.backgroundColor))
  }, [colour, ground])
  return (
    <tr>
      <td
        ref={sample}
        className={styles.onGround}
        style={{ color: `var(${colour})`, background: `var(${ground})` }}
      >
        {edge ? <i className={styles.edge} /> : 'Kamer 4'}
      </td>
      <th scope="row">
        <code>{colour}</code>
      </th>
      <td>
        <code>{ground}</code>
      </td>
      <td>{ratio.toFixed(1)}</td>
      <td>{edge ? '3.0' : '4.5'}</td>
    </tr>
  )
}
