import { type CSSProperties, Fragment, type ReactNode, useId } from 'react'
import styles from './sheet.module.css'

/** A page of foundations: what it shows, and where that is changed. */
export function Sheet({
  title,
  sources,
  children,
}: {
  title: string
  /** The files that it is read from. */
  sources: string[]
  children: ReactNode
}) {
  return (
    <main className={styles.sheet}>
      <h1>{title}</h1>
      <p>
        Read from{' '}
        {sources.map((source, place) => (
          <Fragment key={source}>
            {place > 0 ? ' and ' : null}
            <code>{source}</code>
          </Fragment>
        ))}
        .
      </p>
      {children}
    </main>
  )
}

/** A part of the page with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** Samples side by side, each over its name and value. */
export function Samples({ children }: { children: ReactNode }) {
  return <ul className={styles.samples}>{children}</ul>
}

/** One sample; `note` says what it is for. */
export function Sample({
  name,
  value,
  note,
  children,
}: {
  name: string
  value?: string
  note?: string
  children?: ReactNode
}) {
  return (
    <li>
      {children}
      <b>{name}</b>
      {value ? <code>{value}</code> : null}
      {note ? <small>{note}</small> : null}
    </li>
  )
}

/** A plain colour. */
export function Swatch({ colour }: { colour: string }) {
  return <span className={styles.swatch} style={{ background: colour }} />
}

/** A length, drawn. */
export function Bar({ length }: { length: string }) {
  return <span className={styles.bar} style={{ width: length }} />
}

/** A small surface with the look that is shown. */
export function Shape({ look }: { look: CSSProperties }) {
  return <span className={styles.shape} style={look} />
}

/** An icon, larger than it is used. */
export function IconSample({ children }: { children: ReactNode }) {
  return <span className={styles.icon}>{children}</span>
}

/** A drawing, in its own proportions. */
export function Drawing({ address }: { address: string }) {
  return <img className={styles.drawing} src={address} alt="" />
}
