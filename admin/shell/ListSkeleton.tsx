import styles from './list-skeleton.module.css'

/** Grey rows after 300 ms, while a list is read. */
export function ListSkeleton({ label, rows = 4 }: { label: string; rows?: number }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className={styles.skeleton}>
      {Array.from({ length: rows }, (_, i) => (
        <i key={i} />
      ))}
    </div>
  )
}
