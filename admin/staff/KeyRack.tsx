import styles from './login.module.css'

/** The rooms' numbers (reading `rooms.physical`), drawn; nobody is told here which key is out. */
const numbers = [1, 2, 3, 4, 5, 9, 10, 11, 12]

/**
 * The picture beside the form: the rack behind the desk.
 *
 * @param isNew a house without rooms yet: nothing hangs there
 */
export function KeyRack({ isNew = false }: { isNew?: boolean }) {
  return (
    <div className={styles.rack}>
      {numbers.map((number) => (
        <span key={number} className={styles.peg}>
          <i />
          <b className={isNew || number === 10 ? styles.gone : undefined}>{isNew ? '' : number}</b>
        </span>
      ))}
    </div>
  )
}
